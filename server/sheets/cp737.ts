const high =
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■\u00a0';
const firstHigh = 0x80;

/** The name of the Greek encoding of DOS, which no decoder of the platform knows. */
export const cp737 = 'cp737';

/** Reads the Greek encoding of DOS: a letter a byte. */
class Cp737Decoder {
  decode(bytes: Uint8Array = new Uint8Array()): string {
    const letters = Array.from(bytes, (byte) =>
      byte < firstHigh ? String.fromCharCode(byte) : (high[byte - firstHigh] ?? ''),
    );
    return letters.join('');
  }
}

/** What reads bytes of an encoding as text, piece by piece. */
export const decoderOf = (encoding: string): Pick<TextDecoder, 'decode'> =>
  encoding === cp737 ? new Cp737Decoder() : new TextDecoder(encoding);
