import { Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';

interface Row {
  readonly key: string | number;
  /** The first is what the row is of. */
  readonly facts: readonly ReactNode[];
  readonly figures: readonly ReactNode[];
}

interface Props {
  readonly name: string;
  /** What the columns are called. */
  readonly facts: readonly string[];
  readonly figures: readonly string[];
  readonly rows: readonly Row[];
  /** The figures of all rows together. */
  readonly total: readonly ReactNode[];
}

const amount = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

function Figures({ names, values }: { names: readonly string[]; values: readonly ReactNode[] }) {
  return names.map((name, index) => (
    <TableCell key={name} align="right" sx={amount}>
      {values[index]}
    </TableCell>
  ));
}

/** Figures of a month by store, and last all of them. */
export function SumsTable({ name, facts, figures, rows, total }: Props) {
  const translate = useTranslate();
  return (
    <WideTable name={name}>
      <Table size="small" aria-label={name}>
        <TableHead>
          <TableRow>
            {facts.map((fact) => (
              <TableCell key={fact}>{fact}</TableCell>
            ))}
            {figures.map((figure) => (
              <TableCell key={figure} align="right">
                {figure}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, facts: [head, ...others], figures: values }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {head}
              </TableCell>
              {others.map((fact, index) => (
                <TableCell key={facts[index + 1]}>{fact}</TableCell>
              ))}
              <Figures names={figures} values={values} />
            </TableRow>
          ))}
        </TableBody>
        <TableFooter
          sx={{ '& td, & th': { fontWeight: 650, fontSize: 14, color: 'text.primary' } }}
        >
          <TableRow>
            <TableCell component="th" scope="row" colSpan={facts.length}>
              {translate('debts.together')}
            </TableCell>
            <Figures names={figures} values={total} />
          </TableRow>
        </TableFooter>
      </Table>
    </WideTable>
  );
}
