import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { IconButton, Tooltip } from '@mui/material';

/** Says how a figure counts, beside its name: over it, on its focus, and where it is touched. */
export const Tip = ({ text }: { readonly text: string }) => (
  <Tooltip title={text} enterTouchDelay={0} leaveTouchDelay={8000}>
    <IconButton aria-label={text} sx={{ width: 24, height: 24, ml: 0.25, color: 'text.secondary' }}>
      <HelpIcon sx={{ fontSize: 16 }} aria-hidden />
    </IconButton>
  </Tooltip>
);
