import { useCamera } from '../camera/use-camera.ts';
import { useScanned } from '../keys/use-keys.tsx';
import styles from '../parts/pos.module.css';
import { usePos } from '../state/words.ts';

/** The camera above the step, until it has read a code: what it reads goes where a scanner's code goes. */
export function Camera({ onStop }: { onStop: () => void }) {
  const { p } = usePos();
  const scanned = useScanned();
  const { video, failed } = useCamera((code) => {
    onStop();
    scanned(code);
  });
  return (
    <div className={styles.camera}>
      {failed ? (
        <p className={styles.refused} role="alert">
          {p('customer.cameraFailed')}
        </p>
      ) : (
        <video ref={video} muted playsInline />
      )}
      <button type="button" className={styles.second} onClick={onStop}>
        {p('customer.stopCamera')}
      </button>
    </div>
  );
}
