/** Where a buyer sees and pays a subscription, below its panel. */
export const billingPages = 'general-settings/billing-dashboard';

/** Whether a page may take cards: the script of who does, and its frames, are let in there and nowhere else. */
export const takesCards = (path: string) =>
  new RegExp(`^/[^/]+/(loyalty|store)Panel/${billingPages}(/|$)`).test(path);
