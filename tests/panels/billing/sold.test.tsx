import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addCard,
  addPlan,
  addSelling,
  choose,
  current,
  history,
  mailsOf,
  payDue,
  type Selling,
} from '../../support/areas/billing/selling.ts';
import {
  fill,
  here,
  isAt,
  oneSent,
  open,
  press,
  signInAs,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
let selling: Selling;
beforeEach(async () => {
  localStorage.clear();
  selling = await addSelling(back());
  await signInAs(selling.seller, selling.company);
});

const at = (path: string) => `/en/loyaltyPanel/subscriptions/${path}`;

describe('plans', () => {
  test('stand with who has them and what they bring, and are withdrawn', async () => {
    await choose(selling, await addPlan(selling, 30));
    await addCard(selling, 'works');
    await payDue(selling);
    const { user } = await open(at('registration-plans'));
    const plan = await screen.findByRole('listitem', { name: 'Basic' });
    within(plan).getByText('€30.00 a month');
    expect(within(plan).getByText('Revenue a month').nextSibling).toHaveTextContent('€24.19');
    await press(user, 'Withdraw Basic');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/1 subscriber keeps it/);
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Basic' })).toBeNull());
    await user.click(await screen.findByRole('switch', { name: 'Show withdrawn ones' }));
    await screen.findByText('Withdrawn');
  });

  test('are made for stores, without attributes where none is limited (plan-attributes-omitted)', async () => {
    const { user } = await open(at('registration-plans'));
    await user.click(await screen.findByRole('link', { name: 'New store plan' }));
    await fill(user, 'Name.el', 'Μικρό');
    await fill(user, 'plan_price', '9.90');
    await press(user, 'Save');
    await waitFor(() => expect(here()).toMatch(/\/registration-plans\/\d+$/));
    await screen.findByDisplayValue(/^9\.90?$/);
    const { body } = await oneSent('POST', /store-plan$/);
    expect(body).toMatchObject({ plan_price: 9.9, extra_properties: { is_brand: false } });
    expect(body).not.toHaveProperty('attributes');
  });

  test('carry rights, which are chosen in the tree (plan-carries-permissions)', async () => {
    const id = await addPlan(selling, 30);
    const { user } = await open(at(`registration-plans/${id}`));
    const tree = await screen.findByRole('tree', { name: 'Rights' });
    await user.type(screen.getByRole('searchbox', { name: 'Search rights' }), 'coupons');
    const [coupons] = within(tree).getAllByRole('treeitem', { name: /^Coupons/ });
    expect(coupons).toHaveAttribute('aria-checked', 'true');
    await press(user, 'Remove all');
    await press(user, 'Save');
    const { body } = await oneSent('PUT', /store-plan\/\d+$/);
    expect((body as { permissions: object }).permissions).not.toHaveProperty('coupons');
    expect((body as { permissions: object }).permissions).toHaveProperty('products');
  });

  test('say at a field what is wrong with it', async () => {
    const { user } = await open(at('registration-plans/create'));
    await fill(user, 'Name.el', 'Μικρό');
    await fill(user, 'plan_price', 'much');
    await press(user, 'Save');
    await waitFor(() =>
      expect(document.querySelector('[name="plan_price"]')).toHaveAttribute('aria-invalid', 'true'),
    );
  });
});

describe('a subscriber', () => {
  beforeEach(async () => {
    await choose(selling, await addPlan(selling, 29.9));
  });

  const openOne = async () => {
    const opened = await open(at('stores'));
    const list = await screen.findByRole('list', { name: 'Subscribers' });
    within(list).getByText('Owes €29.90');
    await opened.user.click(within(list).getByRole('link'));
    await opened.user.click(await screen.findByRole('button', { name: 'Details of billing 1' }));
    return opened;
  };
  type User = Awaited<ReturnType<typeof open>>['user'];
  const confirm = async (user: User, name: string) => {
    const dialog = await screen.findByRole('dialog', { name });
    const button = within(dialog).getByRole('button', { name });
    expect(button).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Paid at the bank');
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  test('has a billing marked as paid, with a reason (billings-transitions)', async () => {
    const { user } = await openOne();
    await press(user, 'Mark as paid');
    await confirm(user, 'Mark as paid');
    await screen.findByText(/Reason: Paid at the bank/);
    expect((await current(selling)).status).toBe('active');
  });

  test('is written how and with which code a billing is paid (billings-transitions)', async () => {
    const { user } = await openOne();
    const before = (await mailsOf(selling)).length;
    await press(user, 'Send the payment code');
    await screen.findByText('A mail with the payment code was sent');
    await oneSent('POST', /payment-code\/billing\/\d+\/notify$/);
    expect((await mailsOf(selling)).length).toBeGreaterThanOrEqual(before);
  });

  test('has a billing cancelled, or what was paid given back (billings-transitions)', async () => {
    await addCard(selling, 'works');
    await payDue(selling);
    const { user } = await open(at('stores'));
    const list = await screen.findByRole('list', { name: 'Subscribers' });
    await user.click(within(list).getByRole('link'));
    await press(user, 'Details of billing 1');
    await press(user, 'Refund');
    const amount = await screen.findByRole('textbox', { name: /Amount/ });
    expect(amount).toHaveValue('29.90');
    await user.clear(amount);
    await user.type(amount, '30');
    expect(amount).toHaveAttribute('aria-invalid', 'true');
    await user.clear(amount);
    await user.type(amount, '9.90');
    await confirm(user, 'Refund');
    const { body } = await oneSent('POST', /billings\/\d+\/cancel$/);
    expect(body).toMatchObject({ refund: true, amount: 9.9 });
    await screen.findByRole('button', { name: 'Credit note 1 (PDF)' });
  });

  test('gets its former plan back with all of the latest change, and not with a part of it', async () => {
    await addCard(selling, 'works');
    await payDue(selling);
    await choose(selling, await addPlan(selling, 90));
    const { user } = await open(at('stores'));
    const list = await screen.findByRole('list', { name: 'Subscribers' });
    await user.click(within(list).getByRole('link'));
    await press(user, 'Details of billing 2');
    const region = await screen.findByRole('region', { name: 'Billings' });
    const [ofChange] = within(region).getAllByRole('button', { name: 'Refund' });
    await user.click(ofChange as HTMLElement);
    const goesBack = await screen.findByRole('checkbox', { name: /^Go back to the previous plan/ });
    await user.click(goesBack);
    expect(goesBack).toBeChecked();
    const amount = screen.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '1');
    expect(goesBack).toBeDisabled();
    expect(goesBack).not.toBeChecked();
    await user.clear(amount);
    await user.type(amount, '60.10');
    expect(goesBack).toBeChecked();
    await confirm(user, 'Refund');
    expect((await current(selling)).store_subscription_plan?.plan_price).toBe(29.9);
  });

  test('is not activated by hand while it owes, and its page says how it is', async () => {
    await openOne();
    await screen.findByText(/^It becomes active once what is owed is paid/);
    expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
  });

  test('is found by state', async () => {
    const { user } = await open(at('stores'));
    await screen.findByRole('list', { name: 'Subscribers' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'cancelled');
    await screen.findByText('No subscriber matches.');
  });

  test('is cancelled with a reason and works until the end of its period', async () => {
    const { user } = await openOne();
    await press(user, 'Cancel the subscription');
    await confirm(user, 'Cancel the subscription');
    await waitFor(async () => expect((await current(selling)).status).toBe('cancelled'));
  });
});

test('the tax of what is billed is changed by whoever sells', async () => {
  await addPlan(selling, 30);
  const { user } = await open(at('registration-plans'));
  await screen.findByText(/24 % VAT/);
  await fill(user, 'vat_rate', '13');
  await press(user, 'Save');
  await screen.findByText('You have successfully updated seller settings');
  await screen.findByText(/13 % VAT/);
});

test('the statement of a bank is read, looked at, and settles what it names', async () => {
  const plan = await addPlan(selling, 30);
  await choose(selling, plan);
  const code = (await history(selling))[0]?.payment_code ?? '';
  const { user } = await open(at('stores'));
  await user.click(await screen.findByRole('link', { name: 'Import a bank statement' }));
  await isAt(at('statement'));
  const text = `Description;Amount\n${code};30,00\nRF00123456789;5\nRent;-900\n`;
  const file = new File([text], 'may.csv', { type: 'text/csv' });
  await user.upload(
    await screen.findByLabelText('Choose a statement', { selector: 'input' }),
    file,
  );
  const rows = await screen.findByRole('list', { name: 'Payments in the statement' });
  within(rows).getByText('Will be paid');
  within(rows).getByText('No such code');
  screen.getByText('1 row names no payment code.');
  expect((await current(selling)).amount_due).toBe(30);
  await press(user, 'Mark 1 billing as paid');
  await screen.findByText('Marked as paid');
  await screen.findByText('1 billing was marked as paid');
  expect((await current(selling)).amount_due).toBe(0);
});

test('the columns of a statement are mapped by hand, with what was read shown, and the same the next time', async () => {
  const plan = await addPlan(selling, 30);
  await choose(selling, plan);
  const code = (await history(selling))[0]?.payment_code ?? '';
  const { user } = await open(at('statement'));
  const text = `Tag;Zweck;Soll;Haben\n02/02/2026;${code};0,50;30,00\n`;
  const file = () => new File([text], 'may.csv', { type: 'text/csv' });
  const picker = () => screen.findByLabelText('Choose a statement', { selector: 'input' });
  await user.upload(await picker(), file());
  await screen.findByText(/^Choose the column of what came in/);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Column “Tag”' }), 'Date');
  const came = await screen.findByRole('combobox', { name: 'Column “Haben”' });
  await waitFor(() => expect(screen.getByLabelText('Column “Tag”')).toHaveValue('date'));
  await user.selectOptions(came, 'Amount in');
  const shown = await screen.findByRole('region', { name: 'First rows as they are read' });
  await within(shown).findByRole('cell', { name: '€30.00' });
  within(shown).getByRole('cell', { name: '02/02/2026' });
  const out = within(screen.getByLabelText('Column “Soll”'));
  expect(out.getByRole('option', { name: 'Amount in' })).toBeDisabled();
  await press(user, 'Mark 1 billing as paid');
  await screen.findByText('Marked as paid');
  await user.upload(await picker(), file());
  await screen.findByText('The columns are mapped as they were the last time for such a file.');
  expect(screen.getByLabelText('Column “Haben”')).toHaveValue('amount_in');
});

test('amounts that may be two numbers are read as is chosen, and nothing is booked before', async () => {
  await choose(selling, await addPlan(selling, 1230));
  const code = (await history(selling))[0]?.payment_code ?? '';
  const { user } = await open(at('statement'));
  const text = `Date;Description;Amount\n02/02/2026;${code};1.230\n`;
  const picker = await screen.findByLabelText('Choose a statement', { selector: 'input' });
  await user.upload(picker, new File([text], 'june.csv', { type: 'text/csv' }));
  await screen.findByText('Another amount');
  expect(screen.queryByRole('button', { name: /^Mark / })).toBeNull();
  await user.click(
    await screen.findByRole('radio', { name: '1.500 is one thousand five hundred' }),
  );
  await screen.findByText('Will be paid');
  const shown = await screen.findByRole('region', { name: 'First rows as they are read' });
  within(shown).getByRole('cell', { name: '€1,230.00' });
  await press(user, 'Mark 1 billing as paid');
  await screen.findByText('Marked as paid');
});

describe('the figures', () => {
  test('tell what recurs, who came and what is owed, as charts that are tables too', async () => {
    await choose(selling, await addPlan(selling, 30));
    await addCard(selling, 'works');
    await payDue(selling);
    await open(at('figures'));
    const recurring = await screen.findByRole('heading', { name: 'Recurring a month' });
    expect(recurring.parentElement).toHaveTextContent('€24.19');
    const table = screen.getByRole('table', {
      name: 'Recurring a month, over a year',
      hidden: true,
    });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(13);
    screen.getByText('Nobody owes anything.');
    screen.getByText(/no real money moved/);
    within(screen.getByRole('table', { name: 'Plans' })).getByRole('rowheader', { name: 'Basic' });
  });

  test('lead to whoever is overdue', async () => {
    await choose(selling, await addPlan(selling, 30));
    const { user } = await open(at('figures'));
    await user.click(await screen.findByRole('link', { name: 'See who is overdue' }));
    await isAt(at('stores?overdue=true'));
    expect(await screen.findByRole('switch', { name: 'Overdue only' })).toBeChecked();
  });

  test.each([
    ['months', 'subscription-months'],
    ['who owes', 'subscriptions-owed'],
  ])('export %s as any list', async (name, key) => {
    await choose(selling, await addPlan(selling, 30));
    const { user } = await open(at('figures'));
    await press(user, `Export: ${name}`);
    const dialog = within(await screen.findByRole('dialog', { name: /^Export: / }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await oneSent('POST', new RegExp(`/export/${key}$`))).toMatchObject({ query: {} });
  });

  test('say so where nobody has subscribed yet', async () => {
    await open(at('figures'));
    await screen.findByText(/^Nobody has subscribed yet/);
  });
});
