/** The installation's own company: it sells plans to the others, and no programme is built in it. */
export const platformId = 1;
