import { type Language, locales } from '../../contract/engine/languages.ts';

/** What people call a zone, and its name in the tables: `Greece Time (Europe/Athens)`. */
export function zoneName(zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    timeZoneName: 'shortGeneric',
  });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return name ? `${name} (${zone})` : zone;
}
