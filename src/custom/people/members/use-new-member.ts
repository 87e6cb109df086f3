import { useState } from 'react';
import { useNotify, useRedirect, useTranslate } from 'react-admin';
import { createStaff } from '../../../../contract/people/members.ts';
import { pathsIn, regranted } from '../../../../contract/permissions/permission-trees.ts';
import { type PermissionTree, treeOf } from '../../../../contract/permissions/permissions.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { usePanel } from '../../../shell/context.ts';
import { useMembers, useMembersChanged } from './use-members.ts';

interface Draft {
  country_id: number;
  mobile: string;
  full_name: string;
  password: string;
  /** The rights that are given, by path. */
  paths: readonly string[];
}

/** What is sent: a name and a first password only where they were typed; somebody who is known has theirs. */
const toSend = ({ country_id, mobile, full_name, password, paths }: Draft) => ({
  country_id,
  mobile,
  ...(full_name.trim() ? { full_name } : {}),
  ...(password ? { password } : {}),
  permissions: treeOf(paths),
});

/** The form of a new member, who starts with the template as far as the user holds it. */
export function useNewMember(template: PermissionTree) {
  const { user } = usePanel();
  const { calls, holds, resource } = useMembers();
  const notify = useNotify();
  const translate = useTranslate();
  const redirect = useRedirect();
  const { changed } = useMembersChanged();
  const [start] = useState<Draft>(() => ({
    country_id: user.country_id,
    mobile: '',
    full_name: '',
    password: '',
    paths: pathsIn(regranted({}, template, holds)),
  }));
  const form = useOwnForm({
    saved: start,
    rule: createStaff.body,
    toSend,
    send: async (body) => {
      const { data } = await calls.create(body);
      const { mobile, user_id } = data;
      const facts = [
        translate(`resources.${resource}.texts.created`),
        translate('members.invited', { mobile }),
      ];
      notify(facts.join('. '), { type: 'success' });
      await changed();
      redirect('edit', resource, user_id);
    },
    again: () => undefined,
  });
  const chosen = new Set(form.value.paths);
  const choose = (among: readonly string[], wanted: ReadonlySet<string>) => {
    const open = new Set(among.filter(holds));
    const others = form.value.paths.filter((path) => !open.has(path));
    form.set({ paths: [...others, ...[...open].filter((path) => wanted.has(path))] });
  };
  const setRights = (paths: readonly string[], on: boolean) =>
    choose(paths, new Set(on ? paths : []));
  return { ...form, choose, rights: { has: (path: string) => chosen.has(path), holds, setRights } };
}
export type NewMemberForm = ReturnType<typeof useNewMember>;
