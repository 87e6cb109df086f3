import { constants } from 'node:fs';
import { copyFile, type FileHandle, open } from 'node:fs/promises';

const pieceBytes = 2 ** 20;
// What waits to be written when somebody else's commit has to be brought to the same disk.
const mostUnwritten = 8 * pieceBytes;
const mostWaiting = 64;

const isGone = (error: unknown) => (error as { code?: unknown } | null)?.code === 'ENOENT';

/**
 * Copies files so that whoever writes to the same disk hardly notices: by naming their blocks anew where
 * the disk can do that, else in pieces that are on the disk before the next ones come.
 */
export class QuietCopy {
  private mayClone = true;
  private unwritten = 0;
  private waiting: FileHandle[] = [];
  private readonly piece = Buffer.allocUnsafe(pieceBytes);

  /** Copies a file; one that is gone by now is left out. */
  async copy(from: string, to: string): Promise<void> {
    if (this.waiting.length >= mostWaiting) await this.settle();
    try {
      if (!(await this.cloned(from, to))) await this.written(from, to);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  /** Waits until all is on the disk. */
  async settle(): Promise<void> {
    const settled = this.waiting;
    this.waiting = [];
    this.unwritten = 0;
    for (const file of settled) await file.datasync().finally(() => file.close());
  }

  private async cloned(from: string, to: string): Promise<boolean> {
    if (!this.mayClone) return false;
    try {
      await copyFile(from, to, constants.COPYFILE_FICLONE_FORCE);
      return true;
    } catch (error) {
      if (isGone(error)) throw error;
      this.mayClone = false;
      return false;
    }
  }

  private async written(from: string, to: string): Promise<void> {
    const source = await open(from);
    try {
      const target = await open(to, 'w', 0o600);
      this.waiting.push(target);
      for (;;) {
        const { bytesRead } = await source.read(this.piece, 0, pieceBytes, null);
        if (!bytesRead) return;
        await target.writeFile(this.piece.subarray(0, bytesRead));
        this.unwritten += bytesRead;
        if (this.unwritten >= mostUnwritten) await this.spell();
      }
    } finally {
      await source.close();
    }
  }

  // The last file may still grow.
  private async spell(): Promise<void> {
    const growing = this.waiting.pop();
    await this.settle();
    if (!growing) return;
    this.waiting = [growing];
    await growing.datasync();
  }
}
