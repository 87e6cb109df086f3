import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Security } from '../../../../contract/people/second-factor.ts';
import * as calls from './calls.ts';

const key = ['security'];
interface Told {
  readonly security: Security;
  readonly recovery_codes: readonly string[] | null;
}

/** How the user signs in beside their password, and how that is changed; each change needs the password. */
export function useSecurity() {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.read(signal),
  });
  const keep = (security: Security) => void queries.setQueryData(key, security);
  const take = ({ security, recovery_codes }: Told) => {
    keep(security);
    if (recovery_codes) setCodes(recovery_codes);
  };
  return {
    security: data,
    error,
    refetch,
    codes,
    hideCodes: () => setCodes(null),
    startApp: calls.startApp,
    confirmApp: async (code: string) => take(await calls.confirmApp(code)),
    removeApp: async (given: calls.Given) => keep(await calls.removeApp(given)),
    addPasskey: async (given: calls.Given & { readonly name: string }) =>
      take(await calls.addPasskey(given)),
    removePasskey: async (id: number, given: calls.Given) =>
      keep(await calls.removePasskey(id, given)),
    renewCodes: async (given: calls.Given) => take(await calls.renewCodes(given)),
  };
}
export type SecurityCalls = ReturnType<typeof useSecurity>;
