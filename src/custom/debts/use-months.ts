import { useSearchParams } from 'react-router';

/** The month and the page that the address asks for: it keeps what was chosen. */
export function useAskedMonth() {
  const [search, setSearch] = useSearchParams();
  const month = search.get('month') ?? undefined;
  const page = Number(search.get('page') ?? 1);
  const ask = (changed: Readonly<Record<string, string>>) =>
    setSearch({ ...(month ? { month } : {}), ...changed });
  return {
    query: { ...(month ? { month } : {}), ...(page > 1 ? { page: String(page) } : {}) },
    page,
    chooseMonth: (chosen: string) => setSearch({ month: chosen }),
    setPage: (to: number) => ask({ page: String(to) }),
  };
}

/** A month as it is written: 03/2026. */
export const monthText = (month: string) => month.split('-').reverse().join('/');
