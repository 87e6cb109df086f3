/** Where the effects of a save are counted; without zod, for the frame of panels. */
export const effectsPath = ({ path, method }: { readonly path: string; readonly method: string }) =>
  `${path}/effects/${method.toLowerCase()}`;
