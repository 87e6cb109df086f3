import { StringDecoder } from 'node:string_decoder';
import sax, { type SAXParser } from 'sax';
import { notATable } from './bad-table.ts';

/** What happens in a document; names have no prefix. */
export interface Heard {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** Elements within one another in a workbook: a dozen. */
const deepest = 100;

function listening(heard: Heard): SAXParser {
  // Entities of a document's own are not known to it, so none can be blown up.
  const parser = sax.parser(true, { position: false });
  let depth = 0;
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw notATable();
    heard.open(bare(name), attributes as Record<string, string>);
  };
  parser.ontext = (text) => heard.text(text);
  parser.oncdata = (text) => heard.text(text);
  parser.onclosetag = (name) => {
    depth -= 1;
    heard.close(bare(name));
  };
  parser.onerror = () => {
    throw notATable();
  };
  return parser;
}

/** Reads a document as it comes, pausing after each piece for what was found. Throws not_a_table. */
export async function* readXml(source: AsyncIterable<Buffer>, heard: Heard): AsyncGenerator<void> {
  const parser = listening(heard);
  const decoder = new StringDecoder('utf8');
  for await (const piece of source) {
    parser.write(decoder.write(piece));
    yield;
  }
  parser.write(decoder.end()).close();
  yield;
}

/** Reads a whole document. */
export async function hearXml(source: AsyncIterable<Buffer>, heard: Heard) {
  for await (const _ of readXml(source, heard));
}
