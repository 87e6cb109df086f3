import { use } from 'react';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { can } from '../../../contract/permissions/permissions.ts';
import type { LinkSpec } from '../../shell/action.ts';
import { usePanel } from '../../shell/context.ts';
import { useAddressOf } from '../../shell/menu.ts';
import { filteredBy } from '../narrowing/filtered-by.ts';
import { ResourcesContext, usePanelResource } from '../pieces/use-resource.ts';

/** A way from a record to what belongs to it. */
export interface RecordLink extends Pick<LinkSpec, 'icon'> {
  readonly name: string;
  readonly title: string;
  readonly to: string;
}

/** The lists of what belongs to a record that the user may read, in the order of their declaration. */
export function useLinks(record: RaRecord | undefined): readonly RecordLink[] {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { grants } = usePanel();
  const resources = use(ResourcesContext);
  const own = useResourceContext() ?? '';
  const { screen } = usePanelResource();
  if (!record) return [];
  const addressOfLink = (link: LinkSpec) => {
    if ('tab' in link) return `${addressOf(own)}/${record.id}?tab=${link.tab}`;
    const other = resources.get(link.resource);
    if (!other || !can(grants, other.permission)) return undefined;
    return `${addressOf(link.resource)}${filteredBy({ [link.by]: record.id })}`;
  };
  return Object.entries(screen.links ?? {}).flatMap(([name, link]) => {
    const to = addressOfLink(link);
    const title = translate(`resources.${own}.texts.links.${name}`);
    return to ? [{ name, icon: link.icon, title, to }] : [];
  });
}
