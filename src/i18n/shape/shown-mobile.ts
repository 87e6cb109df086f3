interface Numbered {
  readonly mobile: string | null;
  readonly mobile_e164: string | null;
}

/** A mobile as people read it: national digits where it is of the country they are in, else `+39 3331239999`. */
export const shownMobile = ({ mobile, mobile_e164 }: Numbered, isHome: boolean) =>
  isHome || !mobile || !mobile_e164?.endsWith(mobile)
    ? mobile
    : `${mobile_e164.slice(0, -mobile.length)} ${mobile}`;
