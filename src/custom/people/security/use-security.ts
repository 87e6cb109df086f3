import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Security } from '../../../../contract/people/second-factor.ts';
import * as calls from './calls.ts';

const key = ['security'];
interface Answer {
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
  const take = ({ security, recovery_codes }: Answer) => {
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
    removeApp: async (proof: calls.Proof) => keep(await calls.removeApp(proof)),
    addPasskey: async (proof: calls.Proof & { readonly name: string }) =>
      take(await calls.addPasskey(proof)),
    removePasskey: async (id: number, proof: calls.Proof) =>
      keep(await calls.removePasskey(id, proof)),
    renewCodes: async (proof: calls.Proof) => take(await calls.renewCodes(proof)),
  };
}
export type SecurityCalls = ReturnType<typeof useSecurity>;
