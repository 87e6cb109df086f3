import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router';
import type { PublicPage, unsubscribePage } from '../contract/engine/pages.ts';
import { loadScreen } from './loading/load-screen.ts';
import { browserLanguage, goHome, inPanel, language, signedIn } from './panels/guards.ts';
import { LanguageShell, Loading, SharedShell } from './public/LanguageShell.tsx';
import { NotFoundPage } from './public/NotFound.tsx';
import { LoadError } from './public/parts/LoadError.tsx';
import { navigateWith } from './session/leave.ts';
import { panelNames } from './session/paths.ts';

// The panels are a good part of a megabyte, so their words and code come only when one is opened.
const panels: RouteObject[] = panelNames.map((name) => ({
  path: `${name}/*`,
  loader: inPanel(name),
  lazy: () => loadScreen(() => import('./panels/PanelRoute.tsx')),
}));

type LegalName = 'TermsOfService' | 'PrivacyPolicy' | 'DirectMarketing';
const legal = (name: LegalName) => async () => {
  const screens = await loadScreen(() => import('./public/Legal.tsx'));
  return { Component: screens[name], loader: screens.loader };
};

const pages: (RouteObject & ({ index: true } | { path: PublicPage }))[] = [
  { index: true, loader: goHome },
  { path: 'sign-in', lazy: () => loadScreen(() => import('./public/SignIn.tsx')) },
  { path: 'password-recovery', lazy: () => loadScreen(() => import('./public/Recovery.tsx')) },
  { path: 'first-admin', lazy: () => loadScreen(() => import('./public/FirstAdmin.tsx')) },
  {
    path: 'user-stores',
    loader: signedIn,
    lazy: () => loadScreen(() => import('./panels/UserStores.tsx')),
  },
  { path: 'app-providers', lazy: () => loadScreen(() => import('./public/AppProviders.tsx')) },
  { path: 'terms-of-service', lazy: legal('TermsOfService') },
  { path: 'privacy-policy', lazy: legal('PrivacyPolicy') },
  { path: 'direct-marketing', lazy: legal('DirectMarketing') },
  { path: 'points-pos', lazy: () => loadScreen(() => import('./custom/tills/pos/PointsPos.tsx')) },
  {
    path: 'draw-proof',
    lazy: () => loadScreen(() => import('./public/draw-proof/DrawProof.tsx')),
  },
  {
    path: 'create-account',
    lazy: () => loadScreen(() => import('./public/registration/account/CreateAccount.tsx')),
  },
  {
    path: 'create-company',
    lazy: () => loadScreen(() => import('./public/registration/company/CreateCompany.tsx')),
  },
  {
    path: 'create-store',
    lazy: () => loadScreen(() => import('./public/registration/store/CreateStore.tsx')),
  },
  {
    path: 'billing-email',
    lazy: () => loadScreen(() => import('./public/registration/BillingEmail.tsx')),
  },
  {
    path: 'subscription-plans',
    lazy: () => loadScreen(() => import('./public/registration/SubscriptionPlans.tsx')),
  },
  { path: 'forbidden', lazy: () => loadScreen(() => import('./public/Forbidden.tsx')) },
];

const paid = (name: 'Success' | 'Failure') => async () => {
  const screens = await loadScreen(() => import('./public/payment/PaymentResult.tsx'));
  return { Component: screens[name], loader: screens.loader };
};

/** What became of a card payment, of a store as of a company: before the panels, for it belongs to none. */
const results: RouteObject[] = [
  { path: 'loyaltyPanel/payment/success', lazy: paid('Success') },
  { path: 'loyaltyPanel/payment/error', lazy: paid('Failure') },
];

const linked = (name: 'SharedCoupon' | 'Unsubscribe') => async () => {
  const screens = await loadScreen(() => import('./public/linked/pages.ts'));
  return { Component: screens[name] };
};

/** Every route of the product: the public pages here, the panels' own pages inside each panel. */
export const routes: RouteObject[] = [
  { path: '/', loader: goHome, HydrateFallback: Loading },
  {
    path: '/fb/coupons/:couponId',
    loader: browserLanguage,
    Component: SharedShell,
    ErrorBoundary: LoadError,
    HydrateFallback: Loading,
    children: [{ index: true, lazy: linked('SharedCoupon') }],
  },
  {
    path: '/u/:token' satisfies `/${typeof unsubscribePage}/:token`,
    loader: browserLanguage,
    Component: SharedShell,
    ErrorBoundary: LoadError,
    HydrateFallback: Loading,
    children: [{ index: true, lazy: linked('Unsubscribe') }],
  },
  {
    path: '/:lang',
    loader: language,
    Component: LanguageShell,
    ErrorBoundary: LoadError,
    HydrateFallback: Loading,
    children: [...pages, ...results, ...panels, { path: '*', Component: NotFoundPage }],
  },
];

const router = createBrowserRouter(routes);
navigateWith((path) => void router.navigate(path));

export function App() {
  return <RouterProvider router={router} />;
}
