/**
 * The text of an answer up to `most` letters, in UTF-8. What follows is not read: whoever sends it is hung up on. Throws what
 * reading throws.
 */
export async function textUpTo(pieces: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of pieces) {
    text += decoder.decode(piece, { stream: true });
    if (text.length >= most) return text.slice(0, most);
  }
  return text + decoder.decode();
}

/** The same of what `fetch` answers. */
export const answeredText = async ({ body }: Response, most: number): Promise<string> =>
  body ? textUpTo(body, most) : '';
