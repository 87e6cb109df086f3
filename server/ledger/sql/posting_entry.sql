-- One side of a movement of points, in hundredths: `lot` 0 is a new one, none is the deficit, `store` issued them.
CREATE TYPE posting_entry AS (side text, lot bigint, store bigint, redeemer bigint, amount bigint);
