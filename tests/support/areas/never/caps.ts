import type { Programme } from './programme.ts';

const over = (caps: string, total: string, unit: number) =>
  `t.${total} > coalesce((k.definition #>> '{caps,${caps}}')::numeric, 'infinity') * ${unit}`;
const overDay = ['participants', 'points', 'money'] as const;
const units = { participants: 1, points: 100, money: 10_000 } as const;
const beyond = overDay
  .map(
    (name) =>
      `(${over(name, name, units[name])} or t.day <> '' and ${over(`${name}_per_day`, name, units[name])})`,
  )
  .join(' or ');

/** What a campaign counted for its caps is more than one lets, or is not what those who take part have. */
const broken = `select t.*, own.participants as standing, own.points as points_standing from campaign_totals t
  join campaigns k on k.company_id = t.company_id and k.campaign_id = t.campaign_id
  cross join lateral (select count(*) as participants, coalesce(sum(p.points), 0) as points from campaign_participants p
    where p.company_id = t.company_id and p.campaign_id = t.campaign_id and t.day in ('', p.day) and p.state in ('given', 'marked')) own
  where t.company_id = $1 and (${beyond} or t.participants <> own.participants or t.points <> own.points
    or t.money < 0 or (own.participants = 0 and t.money <> 0))`;

/** Caps that were not respected, or totals that are not what took part. */
export async function capsBroken({ till }: Programme): Promise<unknown[]> {
  return (await till.app.database.pool.query(broken, [till.company.companyId])).rows;
}
