/** Screens that have not arrived by then never will (chunk-load-timeout). */
export const screenTimeout = 120_000;

/** Imports a screen; rejects when it takes longer than two minutes. */
export async function loadScreen<T>(importer: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The screen took too long to load')), screenTimeout);
  });
  try {
    return await Promise.race([importer(), late]);
  } finally {
    clearTimeout(timer);
  }
}
