/**
 * Whether a text is like a pattern in which `*` stands for any letters and `?` for one; case does not matter. It goes
 * back to the last `*` alone, so that no pattern takes longer than both lengths multiplied.
 */
export function isLike(text: string, pattern: string): boolean {
  const [letters, wanted] = [[...text.toLowerCase()], [...pattern.toLowerCase()]];
  let [at, of, star, from] = [0, 0, -1, 0];
  while (at < letters.length) {
    if (of < wanted.length && wanted[of] !== '*' && ['?', letters[at]].includes(wanted[of])) {
      at += 1;
      of += 1;
    } else if (wanted[of] === '*') {
      star = of;
      from = at;
      of += 1;
    } else if (star >= 0) {
      of = star + 1;
      from += 1;
      at = from;
    } else return false;
  }
  return wanted.slice(of).every((letter) => letter === '*');
}
