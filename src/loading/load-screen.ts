/** Screens that have not arrived by then never will (chunk-load-timeout). */
export const screenTimeout = 120_000;
/** Milliseconds until what broke off on its way is asked for once more, before anybody is told. */
const breath = 500;

/** Does what may break off on its way, and once more a moment later: a phone that changes its network recovers so. */
export const twice = <T>(load: () => Promise<T>, isWorthwhile: (error: unknown) => boolean) =>
  load().catch(async (error: unknown) => {
    if (!isWorthwhile(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, breath));
    return load();
  });

/** Imports a screen, at the second try if need be; rejects when it takes longer than two minutes. */
export async function loadScreen<T>(importer: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The screen took too long to load')), screenTimeout);
  });
  try {
    return await Promise.race([twice(importer, () => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
