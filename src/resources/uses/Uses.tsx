import { Link as MuiLink, Stack, Typography } from '@mui/material';
import { use } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { sayUse } from '../../../contract/common/use-words.ts';
import type { Use, UseKind, UseOutcome } from '../../../contract/common/uses.ts';
import { resourceOf } from '../../dataProvider/sources.ts';
import { usePanel } from '../../shell/context.ts';
import { useAddressOf } from '../../shell/menu.ts';
import { ResourcesContext } from '../pieces/use-resource.ts';

/** The page of each kind of record that uses others, where the panel has one. */
const pages: Readonly<Partial<Record<UseKind, string>>> = {
  rewards: 'rewards',
  gifts: 'gifts',
  products: 'products',
  company_products: 'company-products',
  stores: 'stores',
  customers: 'customers',
  mappers: 'response-mappers',
  attribute_options: 'shop-attribute-options',
  shop_variants: 'shop-variants',
};

/** Where a use is looked at; nowhere, where this panel has no page of its kind. */
function usePageOf(kind: UseKind): ((id: number) => string) | undefined {
  const createPath = useCreatePath();
  const addressOf = useAddressOf();
  const resources = use(ResourcesContext);
  if (kind === 'campaigns' && resources.has(resourceOf('campaigns')))
    return (id) => addressOf(`campaigns/view-campaign/${id}`);
  const resource = resourceOf(pages[kind] ?? '');
  const found = resources.get(resource);
  // Products of a company and of its stores are at the same place, each in a panel of their own.
  if (!found?.edit || found.entity.name !== pages[kind]) return undefined;
  return (id) => createPath({ resource, type: 'edit', id });
}

function UsesOfKind({ use: { kind, count, first } }: { use: Use }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const pageOf = usePageOf(kind);
  const shown = first.filter(({ title }) => title || pageOf);
  const rest = shown.length ? count - shown.length : 0;
  return (
    <li>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {sayUse(lang, { kind, count })}
      </Typography>
      <Stack component="ul" sx={{ m: 0, pl: 2.5 }}>
        {shown.map(({ id, title }) => (
          <Typography component="li" variant="body2" key={id}>
            {pageOf ? (
              <MuiLink component={Link} to={pageOf(id)}>
                {title || `#${id}`}
              </MuiLink>
            ) : (
              title
            )}
          </Typography>
        ))}
        {rest > 0 ? (
          <Typography component="li" variant="body2">
            {translate('uses.more', { smart_count: rest, count: rest.toLocaleString(lang) })}
          </Typography>
        ) : null}
      </Stack>
    </li>
  );
}

const order: readonly UseOutcome[] = ['refuses', 'lost', 'stays'];

/** What uses a record, or any of several, by what becomes of it: what refuses the deletion and what is lost, in red. */
export function Uses({ uses, several = false }: { uses: readonly Use[]; several?: boolean }) {
  const translate = useTranslate();
  const groups = order.map((outcome) => [outcome, uses.filter((each) => each.outcome === outcome)]);
  return (groups as [UseOutcome, Use[]][])
    .filter(([, those]) => those.length)
    .map(([outcome, those]) => (
      <Stack key={outcome} sx={{ mt: 1.5 }}>
        <Typography color={outcome === 'stays' ? 'text.secondary' : 'error'}>
          {translate(several ? `uses.several.${outcome}` : `uses.${outcome}`)}
        </Typography>
        <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2.5 }}>
          {those.map((each) => (
            <UsesOfKind key={each.kind} use={each} />
          ))}
        </Stack>
      </Stack>
    ));
}
