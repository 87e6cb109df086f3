import { useState } from 'react';
import { Icon, Outline } from '../../../public/parts/Icon.tsx';
import { fileUrl } from '../../../session/api.ts';
import styles from '../parts/pos.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { tillIcons } from '../parts/till-icons.ts';
import { usePos } from '../state/words.ts';
import { type Search, SearchState, useSearched } from './Searched.tsx';

export interface Tile {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** Of the customer's own claims: says so. */
  readonly isOwn?: boolean;
  readonly image: string | null;
  /** Whether it is on the receipt; undefined for what is handed over at once. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

interface Props {
  readonly title: string;
  /** What is drawn where there is no picture. */
  readonly icon: keyof typeof tillIcons;
  readonly tiles: readonly Tile[];
  /** How many there are, of which these are the first. */
  readonly total: number;
  readonly search: Search<Tile>;
  readonly busy: boolean;
}

const mostShown = 4;

function OneTile({ tile, icon, busy }: { tile: Tile } & Pick<Props, 'icon' | 'busy'>) {
  const { title, detail, image, isOwn, pressed, onPress } = tile;
  const { p } = usePos();
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={pressed}
      // A button that is disabled would lose the focus, and the keyboard its place.
      aria-disabled={busy}
      onClick={() => busy || onPress()}
    >
      {image ? (
        <img src={fileUrl(image)} alt="" loading="lazy" />
      ) : (
        <Outline path={tillIcons[icon]} size={28} />
      )}
      <span>{title}</span>
      <small>
        {isOwn && <b className={styles.own}>{p('redeem.own')}</b>}
        {detail}
      </small>
    </button>
  );
}

function AllTiles({
  title,
  tiles,
  total,
  search,
  onClose,
  ...rest
}: Props & { readonly onClose: () => void }) {
  const { p } = usePos();
  const [typed, setTyped] = useState('');
  const hits = useSearched(typed, tiles, search);
  return (
    <Sheet title={title} onClose={onClose}>
      <label className={styles.small}>
        {p('redeem.search')}
        <input
          type="search"
          value={typed}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the cashier asked for a search.
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <div className={styles.tiles} data-all>
        {hits?.map((tile) => (
          <OneTile
            key={tile.key}
            {...rest}
            tile={{
              ...tile,
              onPress: () => {
                onClose();
                tile.onPress();
              },
            }}
          />
        ))}
      </div>
      {!typed.trim() && total > tiles.length && (
        <p>{p('redeem.firstOf', { shown: tiles.length, total })}</p>
      )}
      <SearchState typed={typed} hits={hits} />
    </Sheet>
  );
}

/** What can be tapped: four with pictures, those that are on the receipt first, and a search over the rest. */
export function Tiles(props: Props) {
  const { title, tiles, total, icon, busy } = props;
  const { p } = usePos();
  const [all, setAll] = useState(false);
  if (tiles.length === 0) return null;
  const ordered = [
    ...tiles.filter(({ pressed }) => pressed),
    ...tiles.filter(({ pressed }) => !pressed),
  ];
  // A tile that says that there is one more takes the place of the one.
  const shown = tiles.length > mostShown + 1 ? ordered.slice(0, mostShown) : tiles;
  return (
    <section className={styles.offers} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles.tiles}>
        {shown.map((tile) => (
          <OneTile key={tile.key} tile={tile} icon={icon} busy={busy} />
        ))}
        {(shown.length < tiles.length || tiles.length < total) && (
          <button type="button" className={styles.tile} onClick={() => setAll(true)}>
            <Icon name="search" size={28} />
            <span>{p('redeem.all', { smart_count: total })}</span>
          </button>
        )}
      </div>
      {all && <AllTiles {...props} onClose={() => setAll(false)} />}
    </section>
  );
}
