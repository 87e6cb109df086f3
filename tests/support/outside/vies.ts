import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers as the REST interface of VIES does, by its documents. */
export class FakeVies {
  /** What is registered: letters of the country and number. */
  readonly registered = new Set<string>();
  /** What it was asked about, in order. */
  readonly asked: string[] = [];
  /** Whether the register of a member state does not answer, VIES itself does not, or it says without end or why it does not. */
  away: 'no' | 'member state' | 'broken' | 'silent' | 'endless' | `userError ${string}` = 'no';
  /** How much of an endless answer was taken off it, in bytes. */
  taken = 0;
  private readonly server: Server;

  constructor() {
    this.server = createServer(async (request, response) => {
      let text = '';
      for await (const piece of request) text += piece;
      const { countryCode, vatNumber } = JSON.parse(text) as Record<string, string>;
      this.asked.push(`${countryCode}${vatNumber}`);
      if (this.away === 'silent') {
        response.destroy();
        return;
      }
      if (this.away === 'endless') {
        response.writeHead(200, { 'content-type': 'application/json' });
        await this.pour(response);
        return;
      }
      const isBroken = this.away === 'broken';
      response.writeHead(isBroken ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(this.answer(countryCode ?? '', vatNumber ?? '')));
    });
  }

  /** Fifty megabytes of an answer that begins well, unless who asked hangs up. */
  private async pour(response: ServerResponse) {
    const piece = Buffer.alloc(1_000_000, ' ');
    response.write('{"valid":true,');
    while (this.taken < 50_000_000 && !response.destroyed) {
      this.taken += piece.length;
      if (!response.write(piece))
        await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end('"requestIdentifier":"x"}');
  }

  private answer(countryCode: string, vatNumber: string) {
    if (this.away === 'member state')
      return { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };
    const [, userError] = /^userError (.*)$/.exec(this.away) ?? [];
    if (userError) return { countryCode, vatNumber, valid: false, userError };
    const valid = this.registered.has(`${countryCode}${vatNumber}`);
    return {
      countryCode,
      vatNumber,
      requestDate: '2026-01-31T08:00:00.000Z',
      valid,
      requestIdentifier: valid ? `proof-${this.asked.length}` : '',
      name: valid ? 'Acqua Srl' : '---',
      address: valid ? 'Via Roma 1, 00100 Roma' : '---',
    };
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/taxation_customs/vies/rest-api/check-vat-number`;
  }

  close() {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(done));
  }
}
