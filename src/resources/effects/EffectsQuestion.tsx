import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ForeseenEffects } from '../../../contract/engine/effects.ts';
import { effectsPath } from '../../../contract/engine/effects-path.ts';
import { filled, request } from '../../session/api.ts';
import { Effects } from './Effects.tsx';
import { type Foresee, ForeseeContext } from './use-foresee.ts';

interface Asked {
  readonly label: string | undefined;
  readonly foreseen: ForeseenEffects;
  readonly answer: (isYes: boolean) => void;
}

function Question({ foreseen, answer, label }: Asked) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => answer(false)} aria-labelledby={id}>
      <DialogTitle id={id}>{label ?? translate('effects.title')}</DialogTitle>
      <DialogContent>
        <Effects foreseen={foreseen} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus={Boolean(label)} onClick={() => answer(false)}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={label ? 'error' : 'primary'}
          autoFocus={!label}
          onClick={() => answer(true)}
        >
          {label ?? translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The one question before a save that changes many; its numbers are the server's. */
export function EffectsQuestion({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const foresee = useCallback<Foresee>(async (save, params, body, label) => {
    if (!save.foresees) return true;
    const path = filled(effectsPath(save), params);
    const { data } = await request('POST', path, { body });
    const foreseen = data as ForeseenEffects;
    if (!foreseen.effects.length) return true;
    return new Promise((done) => {
      const answer = (isYes: boolean) => {
        setAsked(undefined);
        done(isYes);
      };
      setAsked({ foreseen, answer, label });
    });
  }, []);
  return (
    <ForeseeContext value={foresee}>
      {children}
      {asked ? <Question {...asked} /> : null}
    </ForeseeContext>
  );
}
