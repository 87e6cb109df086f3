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

/**
 * Imports a module once more under another address: some browsers (Chromium 153) remember of an address that its import
 * failed, and never requests it again. Rejects with the same error where that does not name the module.
 */
function importAgain<T>(error: unknown): Promise<T> {
  const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
  return address
    ? import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
    : Promise.reject(error);
}

/** Imports a screen, at the second try if need be; rejects when it takes longer than two minutes. */
export const loadScreen = <T>(importer: () => Promise<T>): Promise<T> =>
  inTime(() => twice(importer, () => true).catch(importAgain<T>));

/** As `loadScreen`, for what is not a module itself but made of one. */
export const loadMade = <T>(make: () => Promise<T>): Promise<T> =>
  inTime(() => twice(make, () => true));

/** Rejects what takes longer than two minutes. */
async function inTime<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The screen took too long to load')), screenTimeout);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}
