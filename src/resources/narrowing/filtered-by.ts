/** The query of a list that is narrowed, as react-admin reads it from an address. */
export const filteredBy = (filter: object) =>
  `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
