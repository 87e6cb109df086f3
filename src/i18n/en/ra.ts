import english from 'ra-language-english';

/** react-admin's own words, as its authors wrote them. */
export const { ra } = english;
