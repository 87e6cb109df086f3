interface Numbered {
  readonly country_id?: number;
  readonly mobile: string | null;
  readonly mobile_e164: string | null;
}

/** A mobile as people read it: national digits where it is of the country they are in, else `+39 3331239999`. */
export const shownMobile = ({ country_id, mobile, mobile_e164 }: Numbered, home: number | null) =>
  !mobile || !mobile_e164?.endsWith(mobile) || country_id === home
    ? mobile
    : `${mobile_e164.slice(0, -mobile.length)} ${mobile}`;
