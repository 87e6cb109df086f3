import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emailThemes } from '../../../contract/email-themes/email-themes.ts';
import { call } from '../../support/app.ts';
import { photograph } from '../../support/areas/pictures.ts';
import { headingBlock, textBlock, themeOf, words } from '../../support/areas/themes.ts';
import {
  isAt,
  oneSent,
  open,
  picture,
  press,
  refusal,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/campaigns/email-themes';
type User = Awaited<ReturnType<typeof open>>['user'];

/** A browser that draws; what it is asked for is told. */
async function drawing() {
  const bytes = await photograph();
  const toBlob = vi.fn((done: BlobCallback) => done(new Blob([bytes], { type: 'image/jpeg' })));
  const drawn = { fillRect: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    drawn as unknown as RenderingContext,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(toBlob);
  HTMLImageElement.prototype.decode = async () => undefined;
  return { toBlob, drawn };
}
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

async function openCreate() {
  const staff = await signedInTo('company');
  const opened = await open(`${list}/create`);
  await screen.findByText('Begin with');
  return { ...staff, ...opened };
}
const add = async (user: User, block: string, column = 'Section 1, Column 1') => {
  await user.click(screen.getByRole('button', { name: `Add a block: ${column}` }));
  await user.click(await screen.findByRole('menuitem', { name: block }));
};
const addSection = async (user: User, layout = 'One column') => {
  await press(user, 'Add a section');
  await user.click(await screen.findByRole('menuitem', { name: layout }));
};
const canvas = () => within(screen.getByRole('region', { name: 'Content of the mail' }));
const write = async (user: User, text: string) => {
  const field = await screen.findByRole('textbox', { name: /^Text/ });
  await user.click(field);
  await user.paste(text);
};
const blocks = () =>
  canvas()
    .getAllByRole('listitem')
    .flatMap((item) => item.textContent ?? []);

async function addTheme({ company, person }: Awaited<ReturnType<typeof signedInTo>>) {
  const { data } = await call(back(), emailThemes.calls.create, {
    params: { storeId: company.companyId },
    as: person,
    body: {
      name: words('Καλοκαίρι', 'Summer'),
      source: themeOf(headingBlock('Γεια', 'Hello'), textBlock('Κείμενο', 'Words')),
    },
  });
  return data.store_email_theme_id;
}

describe('a new theme', () => {
  test('is made of sections and blocks, opened, and listed with how it looks', async () => {
    const { drawn } = await drawing();
    const { user } = await openCreate();
    await user.type(screen.getByLabelText(/^Name/), 'Summer');
    await addSection(user, 'Two columns');
    await add(user, 'Heading', 'Section 1, Column 2');
    await write(user, 'Hello {first_name}');
    await press(user, 'Create');
    await screen.findByText('You have successfully created theme');
    await waitFor(() => expect(location.pathname).toMatch(/email-themes\/\d+$/));
    await screen.findByRole('button', { name: 'Hello {first_name}' });
    const { body } = await oneSent('POST', /\/email-themes$/);
    await open(list);
    await screen.findByRole('link', { name: /Summer/ });
    expect(body).toMatchObject({
      name: { en: 'Summer' },
      thumbnail: expect.stringMatching(/^\/files\/.+\.jpg$/),
      source: {
        sections: [{ columns: [[], [{ kind: 'heading', text: { en: 'Hello {first_name}' } }]] }],
      },
    });
    expect(drawn.drawImage).toHaveBeenCalledOnce();
  });

  test('shows itself as a JPEG of quality 0.5 (email-thumbnail-quality)', async () => {
    const { toBlob } = await drawing();
    const { user } = await openCreate();
    await user.type(screen.getByLabelText(/^Name/), 'Summer');
    await press(user, 'Create');
    await screen.findByText('You have successfully created theme');
    expect(toBlob).toHaveBeenCalledWith(expect.any(Function), 'image/jpeg', 0.5);
  });

  test('waits five minutes for its pictures and its thumbnail (email-editor-wait-timeout)', async () => {
    await drawing();
    const waits = vi.spyOn(AbortSignal, 'timeout');
    const { user } = await openCreate();
    await user.type(screen.getByLabelText(/^Name/), 'Summer');
    await press(user, 'Create');
    await screen.findByText('You have successfully created theme');
    // Its mail, and the picture of it.
    expect(waits.mock.calls.filter(([ms]) => ms === 300_000)).toHaveLength(2);
  });

  test('is saved without a thumbnail where none can be made, which is said', async () => {
    const { user } = await openCreate();
    await user.type(screen.getByLabelText(/^Name/), 'Summer');
    back().answer = ({ path }) =>
      path.endsWith('/preview') ? refusal(503, 'unavailable', 'Nothing') : undefined;
    await press(user, 'Create');
    await screen.findByText(/its picture for the list could not be made/);
    expect((await oneSent('POST', /\/email-themes$/)).body).toMatchObject({ thumbnail: null });
  });

  test('without a name in any language is not sent', async () => {
    const { user } = await openCreate();
    await press(user, 'Create');
    await screen.findByText(/one language/);
    expect(sentTo('POST', /\/email-themes$/)).toEqual([]);
  });

  test('is still there after a reload', async () => {
    const { user } = await openCreate();
    await press(user, 'A reward');
    await user.click(canvas().getByRole('button', { name: /Hello \{first_name\}/ }));
    await write(user, ' again');
    await open(`${list}/create`);
    await screen.findByRole('button', { name: 'Hello {first_name}, again' });
  });
});

describe('the editor', () => {
  test('moves and removes a block by keyboard, and undoes it', async () => {
    const { user } = await openCreate();
    await addSection(user);
    await add(user, 'Text');
    await write(user, 'One');
    await add(user, 'Text');
    await write(user, 'Two');
    const two = canvas().getByRole('button', { name: 'Two' });
    two.focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(blocks().slice(1)).toEqual(['Two', 'One']);
    await screen.findByText('Text was moved.');
    canvas().getByRole('button', { name: 'One' }).focus();
    await user.keyboard('{Delete}');
    expect(blocks().slice(1)).toEqual(['Two']);
    await press(user, 'Undo');
    await press(user, 'Undo');
    expect(blocks().slice(1)).toEqual(['One', 'Two']);
    await press(user, 'Redo');
    expect(blocks().slice(1)).toEqual(['Two', 'One']);
  });

  test('leads to the settings of what was added, and back', async () => {
    const { user } = await openCreate();
    await addSection(user);
    await add(user, 'Text');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveFocus());
    await user.keyboard('Words{Escape}');
    const block = canvas().getByRole('button', { name: 'Words' });
    expect(block).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveFocus());
  });

  test('undoes what was typed into one field as one', async () => {
    const { user } = await openCreate();
    await addSection(user);
    await add(user, 'Heading');
    await user.type(await screen.findByRole('textbox', { name: /^Text/ }), 'Abc');
    canvas().getByRole('button', { name: 'Abc' }).focus();
    await user.keyboard('{Control>}z{/Control}');
    await canvas().findByText('Nothing written yet');
  });

  test('puts variables and marks where one types', async () => {
    const { user } = await openCreate();
    await addSection(user);
    await add(user, 'Text');
    await press(user, 'Insert a variable');
    await user.click(await screen.findByRole('menuitem', { name: /Text of the message/ }));
    await press(user, 'Bold');
    const field = screen.getByRole('textbox', { name: /^Text/ });
    await waitFor(() => expect(field).toHaveValue('{message}**words**'));
  });

  test('keeps what stood in a column that is taken away', async () => {
    const { user } = await openCreate();
    await addSection(user, 'Three columns');
    await add(user, 'Text', 'Section 1, Column 3');
    await write(user, 'Third');
    await user.click(canvas().getByRole('button', { name: 'Section 1' }));
    fireEvent.change(screen.getByLabelText('Columns'), { target: { value: 'one' } });
    await canvas().findByRole('button', { name: 'Third' });
    expect(canvas().queryByRole('button', { name: /Column 2/ })).toBeNull();
  });

  test('shows the mail that comes of it, in the language that is written', async () => {
    const { user } = await openCreate();
    await press(user, 'A reward');
    await press(user, 'Preview');
    const mail = () => screen.findByTitle<HTMLIFrameElement>('Preview of the mail');
    expect((await mail()).getAttribute('srcdoc')).toContain('Hello Helen,');
    expect((await mail()).getAttribute('sandbox')).toBe('');
    await press(user, 'Ελληνικά');
    await waitFor(async () =>
      expect((await mail()).getAttribute('srcdoc')).toContain('Γεια σας Ελένη,'),
    );
    await press(user, 'Plain text');
    await screen.findByText(/Διαγραφή από τα μηνύματα: https/);
  });
});

describe('a picture', () => {
  async function openPicture() {
    const opened = await openCreate();
    await addSection(opened.user);
    await add(opened.user, 'Picture');
    const input = screen.getByLabelText<HTMLInputElement>('Choose picture', { selector: 'input' });
    return { ...opened, input };
  }

  test('is uploaded and shown (email-editor-upload-url)', async () => {
    const { user, input } = await openPicture();
    await user.upload(input, await picture());
    await waitFor(() =>
      expect(canvas().getByRole('button', { name: 'Picture' }).querySelector('img')?.src).toMatch(
        /\/files\/.+\.png$/,
      ),
    );
  });

  test('at another host than our files’ was not uploaded (email-editor-upload-url)', async () => {
    const { user, input } = await openPicture();
    back().answer = ({ path }) =>
      path.endsWith('/images')
        ? HttpResponse.json({ data: { url: 'https://elsewhere.example/files/a.png' } })
        : undefined;
    await user.upload(input, await picture());
    await screen.findByText('Failed to upload image');
    expect(document.querySelector('img[src*="elsewhere"]')).toBeNull();
  });

  test('that is none is refused beside its button (email-editor-image-types)', async () => {
    const { user, input } = await openPicture();
    await user.upload(input, new File(['words'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid image');
  });
});

describe('a theme that is there', () => {
  test('is changed in the same editor, and once more without a conflict', async () => {
    await drawing();
    const staff = await signedInTo('company');
    const page = `${list}/${await addTheme(staff)}`;
    const { user } = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Hello' }));
    for (const times of [1, 2]) {
      await write(user, '!');
      await press(user, 'Save');
      await waitFor(() => expect(sentTo('PUT', /\/email-themes\/\d+$/)).toHaveLength(times));
      await screen.findByText('You have successfully updated theme');
      await isAt(page);
    }
    const { data } = await call(back(), emailThemes.calls.list, {
      params: { storeId: staff.company.companyId },
      as: staff.person,
    });
    expect(JSON.stringify(data.email_themes)).toContain('"en":"Hello!!"');
  });

  test('is deleted once the server says DELETED (email-theme-deleted-message)', async () => {
    const staff = await signedInTo('company');
    const { user } = await open(`${list}/${await addTheme(staff)}`);
    await screen.findByRole('button', { name: 'Hello' });
    back().answer = ({ method }) =>
      method === 'DELETE' ? HttpResponse.json({ data: null, message: 'OK' }) : undefined;
    await press(user, 'Delete');
    await press(user, 'Confirm');
    await screen.findByText('Error');
    back().answer = undefined;
    await press(user, 'Delete');
    await press(user, 'Confirm');
    await screen.findByText('You have successfully deleted theme');
    await isAt(list);
  });
});
