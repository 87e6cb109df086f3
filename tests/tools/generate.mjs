// Generates a TypeScript client of the API document of standard input, and prints it.
import { text } from 'node:stream/consumers';
import { generateApi } from 'swagger-typescript-api';

const { files } = await generateApi({
  spec: JSON.parse(await text(process.stdin)),
  output: false,
  httpClientType: 'fetch',
  silent: true,
});
process.stdout.write(files[0]?.fileContent ?? '');
