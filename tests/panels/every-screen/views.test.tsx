import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientSettings } from '../../../contract/common/common.ts';
import { stores } from '../../../contract/organisations/stores.ts';
import { themeFor } from '../../../src/theme/theme.ts';
import { tokens } from '../../../src/theme/tokens.ts';
import { call } from '../../support/app.ts';
import { open, signedInTo, useBack } from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const panels = [
  ['company', 'loyaltyPanel'],
  ['store', 'storePanel'],
  ['supplier', 'supplierPanel'],
] as const;
const languages = ['el', 'en', 'it'] as const;

describe('the application', () => {
  test.each(panels)('has a panel of a %s: %s (four-views)', async (kind, panel) => {
    await signedInTo(kind);
    await open(`/en/${panel}`);
    await screen.findByRole('list', { name: 'Main menu' });
    await screen.findByRole('heading', { level: 1 });
    expect(location.pathname).toMatch(new RegExp(`^/en/${panel}(/|$)`));
  });

  test('has a point of sale, which is in no panel (four-views)', async () => {
    await signedInTo('store');
    await open('/en/points-pos');
    await screen.findByLabelText('Mobile, card, code or name');
    expect(screen.queryByRole('list', { name: 'Main menu' })).toBeNull();
  });
});

/** Where everything on the page leads that stays in the product. */
const linksHere = () =>
  [...document.querySelectorAll('a[href^="/"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^\/(api|files)\//.test(href));

const each = languages.flatMap((lang) =>
  panels.map(([kind, panel]) => [lang, kind, panel] as const),
);

test.each(each)(
  'every way that leads on from the %s panel of a %s has its language and then its panel in front (lang-prefix)',
  async (lang, kind, panel) => {
    await signedInTo(kind);
    await open(`/${lang}/${panel}`);
    await screen.findByRole('heading', { level: 1 });
    expect(document.documentElement.lang).toBe(lang);
    const ways = linksHere();
    expect(ways.length).toBeGreaterThan(2);
    const inPanel = new RegExp(`^/${lang}/(${panel}|points-pos|user-stores)(/|\\?|$)`);
    expect(ways.filter((way) => !inPanel.test(way))).toEqual([]);
  },
);

describe('calls', () => {
  // As a build with another environment does: it is read once, when the code is.
  const builtFor = async (address: string) => {
    if (address) vi.stubEnv('VITE_API_URL', address);
    const code = `../../../src/session/api.ts?of=${encodeURIComponent(address)}`;
    return (await import(/* @vite-ignore */ code)) as typeof import('../../../src/session/api.ts');
  };

  test.each([
    ['nothing', '', '/api/common/roles', '/files/a.webp'],
    [
      'another address',
      'https://api.example/v1',
      'https://api.example/v1/common/roles',
      'https://api.example/files/a.webp',
    ],
  ])(
    'of a product that was built for %s go there, and its files come from there (http-base-url)',
    async (_, address, called, file) => {
      const { request, fileUrl } = await builtFor(address);
      const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: [] }));
      await request('GET', '/common/roles');
      expect(fetched.mock.calls.map(([url]) => url)).toEqual([called]);
      expect(fileUrl('/files/a.webp')).toBe(file);
    },
  );
});

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  test('what is done first, what is done beside it and what stands out have a colour each (theme-colours)', () => {
    const { primary, secondary, accent } = tokens[mode];
    expect(new Set([primary, secondary, accent]).size).toBe(3);
    const { palette } = themeFor(mode);
    expect(palette).toMatchObject({
      mode,
      primary: { main: primary },
      secondary: { main: secondary },
      warning: { main: accent },
    });
  });
});

describe('the address of a store', () => {
  const outside = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
      .map(({ src }) => src)
      .filter((src) => !src.startsWith(location.origin));

  async function openStore(google_maps_key: string | null) {
    const { place } = await signedInTo('company');
    const id = await addRecord(back(), stores as never, place);
    const { data } = await call(back(), clientSettings);
    back().answer = ({ path }) =>
      path === '/common/client-settings'
        ? HttpResponse.json({ data: { ...data, google_maps_key } })
        : undefined;
    await open(`/en/loyaltyPanel/stores/stores-tab/${id}`);
    await screen.findByText(/Click the map to set the place/);
  }

  test('asks nobody outside until an administrator has set a key (maps-places-library)', async () => {
    await openStore(null);
    await screen.findByLabelText('Map of where the store is');
    expect(outside()).toEqual([]);
    expect(screen.queryByRole('textbox', { name: 'Find an address' })).toBeNull();
  });

  test('is searched in Google’s map, whose places library is loaded, with a key (maps-places-library)', async () => {
    // Nothing is fetched here, and what says so is known.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openStore('a-key');
    await waitFor(() => expect(outside()).toHaveLength(1));
    const [script = ''] = outside();
    const { origin, searchParams } = new URL(script);
    expect(origin).toBe('https://maps.googleapis.com');
    expect(searchParams.get('key')).toBe('a-key');
    expect(searchParams.get('libraries')?.split(',')).toContain('places');
    screen.getByRole('textbox', { name: 'Find an address' });
  });
});
