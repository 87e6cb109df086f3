import { describe, expect, test } from 'vitest';
import { countriesIn, countryId } from '../../server/common/countries.ts';
import { callingCountry, understoodAs } from '../../src/i18n/shape/calling-country.ts';

const countries = countriesIn('en');
const said = (typed: string, chosen?: string) => {
  const country = callingCountry(typed, countries, chosen ? countryId(chosen) : undefined);
  return country && understoodAs(country);
};

describe('a mobile field says which country it understood', () => {
  test.each([
    ['+39', '+39 Italy'],
    ['+39 333 123', '+39 Italy'],
    ['0039 333', '+39 Italy'],
    ['+30697', '+30 Greece'],
    ['+3579', '+357 Cyprus'],
    ['+44 7911', '+44 United Kingdom'],
    ['+1 202', '+1 United States of America'],
    ['\u202a+393331239999\u202c', '+39 Italy'],
  ])('of %j: %s', (typed, right) => {
    expect(said(typed)).toBe(right);
  });

  test.each(['', '+', '+3', '6971234567', '0', '39333', '+999'])('of %j nothing', (typed) => {
    expect(said(typed)).toBeUndefined();
  });

  test('and leaves a chosen country that has the same calling code', () => {
    expect(said('+1 604', 'CA')).toBe('+1 Canada');
    expect(said('+39 333', 'GR')).toBe('+39 Italy');
  });
});

test('every calling code has one country that it is shown as, and is the beginning of no other', () => {
  const codes = [...new Set(countries.map(({ calling_code }) => calling_code))];
  for (const code of codes) {
    const sharing = countries.filter(({ calling_code }) => calling_code === code);
    expect([code, sharing.filter(({ main }) => main).length]).toEqual([code, 1]);
    expect(codes.filter((each) => each.startsWith(code))).toEqual([code]);
  }
});
