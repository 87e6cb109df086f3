import type { Place } from '../../../../server/engine/uses/places.ts';
import type { User } from '../../../../server/engine/uses/users.data.ts';

/** SQL that makes a row name the record `$1`, wherever a place is. */
function settingOf({ at, names }: Place): string {
  const [column = '', ...path] = at.replace('[]', '').split('.');
  const isList = names.includes('any(u.') || names.includes('@> to_jsonb');
  if (!at) return `parent_product_id = $1`;
  if (names.includes('string_to_array'))
    return `resource = '${/resource = '([\w-]+)'/.exec(names)?.[1]}', filter = jsonb_build_object('${path[0]}', $1::bigint)`;
  if (names.includes(' ? ')) return `${column} = jsonb_build_object($1::bigint::text, 'x')`;
  if (at.includes('[]'))
    return `"${column}" = jsonb_build_array(jsonb_build_object('${path[0]}', $1::bigint))`;
  const value = isList ? 'jsonb_build_array($1::bigint)' : 'to_jsonb($1::bigint)';
  if (!path.length && names.includes('to_jsonb')) return `${column} = ${value}`;
  if (!path.length) return `${column} = ${isList ? 'array[$1::bigint]' : '$1::bigint'}`;
  // Each object on the way there, where there is none yet.
  const whole = path.reduceRight((inner, name) => `jsonb_build_object('${name}', ${inner})`, value);
  return `${column} = case when ${column} #> '{${path.slice(0, -1).join(',')}}' is null or jsonb_typeof(${column} #> '{${path.slice(0, -1).join(',')}}') <> 'object'
    then coalesce(${column}, '{}') || ${whole} else jsonb_set(${column}, '{${path.join(',')}}', ${value}) end`;
}

/** The statement that makes the row `$2` of a kind name the record `$1`. */
export function naming(by: User, place: Place): string {
  const change = `update ${by.table} u set ${settingOf(place)} where ${by.id} = $2`;
  if (!place.at)
    return `update products p set ${settingOf(place)} from coupons u where ${by.id} = $2 and p.product_id = u.product_free_id`;
  if (by.kind !== 'answers' || place.at !== 'webhook_id') return change;
  // An answer is of a delivery, which is the hook's as well.
  return `with moved as (update webhook_deliveries d set webhook_id = $1 from store_event_logs l
    where l.delivery_id = d.delivery_id and l.store_event_log_id = $2) ${change}`;
}
