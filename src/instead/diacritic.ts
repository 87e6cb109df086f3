/**
 * Stands in for the package `diacritic`, whose table of Latin letters is three kilobytes: texts are
 * compared as everywhere here, so that `τιμη` finds the column `Τιμή`.
 */
export { plain as clean } from '../i18n/shape/plain.ts';
