import { Box, Button, Card, Stack, Step, StepButton, Stepper, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useInView } from '../../shell/use-in-view.ts';
import type { Steps } from './use-steps.ts';

interface Props {
  /** What each step is called, in their order. */
  readonly titles: readonly string[];
  readonly hint?: string | undefined;
  readonly steps: Steps;
  /** What is wanted before the next step, where it cannot be opened. */
  readonly wanting?: string | undefined;
  readonly children: ReactNode;
  /** The buttons of the last step. */
  readonly last: ReactNode;
}

/** The heading has the focus when another step is opened, so that it is read out. */
function useFocus(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) heading.current?.focus();
    shown.current = at;
  }, [at]);
  return heading;
}

/** Something made in several steps: where one is, what the step asks, and the way on and back. */
export function StepsFrame({ titles, hint, steps, wanting, children, last }: Props) {
  const translate = useTranslate();
  const { at, most, canGoToNext, isLast, open } = steps;
  const heading = useFocus(at);
  const strip = useInView(titles[at]);
  return (
    <Stack spacing={2} sx={{ maxWidth: 980 }}>
      <Box ref={strip} sx={{ overflowX: 'auto', position: 'relative', py: 1 }}>
        <Stepper nonLinear activeStep={at} sx={{ minWidth: 120 * titles.length }}>
          {titles.map((title, place) => (
            <Step key={title} completed={place < most}>
              <StepButton disabled={place > most && place > at} onClick={() => open(place)}>
                {title}
              </StepButton>
            </Step>
          ))}
        </Stepper>
      </Box>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h2"
          sx={{ outline: 'none' }}
        >
          {titles[at]}
        </Typography>
        {hint ? (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
            {hint}
          </Typography>
        ) : null}
        <Stack spacing={2.5} sx={{ mt: 2.5 }}>
          {children}
        </Stack>
      </Card>
      <Stack
        direction="row"
        spacing={1}
        sx={{ position: 'sticky', bottom: 0, py: 1.5, bgcolor: 'background.default', zIndex: 1 }}
      >
        {at ? <Button onClick={() => open(at - 1)}>{translate('steps.back')}</Button> : null}
        <Box role="status" sx={{ flexGrow: 1, alignSelf: 'center', color: 'text.secondary' }}>
          {canGoToNext || isLast ? null : wanting}
        </Box>
        {isLast ? (
          last
        ) : (
          <Button variant="contained" disabled={!canGoToNext} onClick={() => open(at + 1)}>
            {translate('steps.next')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
