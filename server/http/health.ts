import type { FileStore } from '../files/store.ts';
import { type Trouble, troubleOf } from '../runtime/database-errors.ts';

/** With less room than this on the disk the next write may fail, in bytes. */
const leastRoom = 4_000_000;
/** So long after it was last seen, what failed may be mended: whoever tries then will tell. */
const rememberedMs: Record<Trouble, number> = { disk_full: 60_000, corrupt: 600_000 };

/** What was seen of the disk and the files of the database: whether others had better be asked. */
export class Health {
  private readonly seen = new Map<Trouble, number>();
  private readonly now: () => number;
  private leaving = false;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Takes note of an error, if it is one of the disk. */
  note(error: unknown): void {
    const trouble = troubleOf(error);
    if (trouble) this.seen.set(trouble, this.now());
  }

  /** From here on others had better be asked: this server stops. */
  leave(): void {
    this.leaving = true;
  }

  /** Whether the server stops, what was damaged lately, and whether the disk is full or was. */
  async trouble(files: FileStore): Promise<Trouble | 'unavailable' | undefined> {
    if (this.leaving) return 'unavailable';
    const lately = [...this.seen].find(([kind, at]) => this.now() - at < rememberedMs[kind]);
    if (lately) return lately[0];
    return (await files.room()) < leastRoom ? 'disk_full' : undefined;
  }
}
