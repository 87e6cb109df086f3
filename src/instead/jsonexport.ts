/** Stands in for the package `jsonexport`, five kilobytes of every list: files are made by the server. */
export default function notHere(): never {
  throw new Error('Lists are exported by the server');
}
