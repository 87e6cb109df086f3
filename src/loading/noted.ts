/**
 * Notes on a promise what it has brought, where React's `use` looks: that then answers at once and does
 * not suspend. A fallback is seldom seen so, and React holds back for 300 ms whatever follows one.
 */
export function noted<T>(promise: Promise<T>): Promise<T> {
  promise
    .then((value) => Object.assign(promise, { status: 'fulfilled', value }))
    .catch(() => undefined);
  return promise;
}
