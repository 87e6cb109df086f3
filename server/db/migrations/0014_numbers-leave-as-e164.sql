-- A number as it leaves, such as +306971234567: the calling code of its country (ISO 3166-1, numeric) before its national digits.
-- What is not digits alone, and what has a country without a code, stays as it is. server/common/phones.ts has the same for
-- numbers outside the database; a test compares both for every country.
CREATE OR REPLACE FUNCTION e164(country int, digits text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN digits ~ '^[0-9]+$' THEN coalesce('+' || ('{
    "4":93, "8":355, "12":213, "16":1, "20":376, "24":244, "28":1, "31":994, "32":54, "36":61, "40":43, "44":1, "48":973,
    "50":880, "51":374, "52":1, "56":32, "60":1, "64":975, "68":591, "70":387, "72":267, "76":55, "84":501, "86":246, "90":677,
    "92":1, "96":673, "100":359, "104":95, "108":257, "112":375, "116":855, "120":237, "124":1, "132":238, "136":1, "140":236,
    "144":94, "148":235, "152":56, "156":86, "158":886, "162":61, "166":61, "170":57, "174":269, "175":262, "178":242,
    "180":243, "184":682, "188":506, "191":385, "192":53, "196":357, "203":420, "204":229, "208":45, "212":1, "214":1,
    "218":593, "222":503, "226":240, "231":251, "232":291, "233":372, "234":298, "238":500, "242":679, "246":358, "248":358,
    "250":33, "254":594, "258":689, "262":253, "266":241, "268":995, "270":220, "275":970, "276":49, "288":233, "292":350,
    "296":686, "300":30, "304":299, "308":1, "312":590, "316":1, "320":502, "324":224, "328":592, "332":509, "336":39,
    "340":504, "344":852, "348":36, "352":354, "356":91, "360":62, "364":98, "368":964, "372":353, "376":972, "380":39,
    "384":225, "388":1, "392":81, "398":7, "400":962, "404":254, "408":850, "410":82, "414":965, "417":996, "418":856,
    "422":961, "426":266, "428":371, "430":231, "434":218, "438":423, "440":370, "442":352, "446":853, "450":261, "454":265,
    "458":60, "462":960, "466":223, "470":356, "474":596, "478":222, "480":230, "484":52, "492":377, "496":976, "498":373,
    "499":382, "500":1, "504":212, "508":258, "512":968, "516":264, "520":674, "524":977, "528":31, "531":599, "533":297,
    "534":1, "535":599, "540":687, "548":678, "554":64, "558":505, "562":227, "566":234, "570":683, "574":672, "578":47,
    "580":1, "583":691, "584":692, "585":680, "586":92, "591":507, "598":675, "600":595, "604":51, "608":63, "616":48,
    "620":351, "624":245, "626":670, "630":1, "634":974, "638":262, "642":40, "643":7, "646":250, "652":590, "654":290,
    "659":1, "660":1, "662":1, "663":590, "666":508, "670":1, "674":378, "678":239, "682":966, "686":221, "688":381, "690":248,
    "694":232, "702":65, "703":421, "704":84, "705":386, "706":252, "710":27, "716":263, "724":34, "728":211, "729":249,
    "732":212, "740":597, "744":47, "748":268, "752":46, "756":41, "760":963, "762":992, "764":66, "768":228, "772":690,
    "776":676, "780":1, "784":971, "788":216, "792":90, "795":993, "796":1, "798":688, "800":256, "804":380, "807":389,
    "818":20, "826":44, "831":44, "832":44, "833":44, "834":255, "840":1, "850":1, "854":226, "858":598, "860":998, "862":58,
    "876":681, "882":685, "887":967, "894":260, "983":383
  }'::jsonb ->> country::text), '') || digits ELSE digits END
$$;
--> statement-breakpoint
-- The history of each consent, whichever way it was given: at the till, at the desk, by an import, on a coupon's page.
CREATE OR REPLACE FUNCTION keep_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_consents (company_id, user_account_id, channel, given, user_id, call)
    SELECT NEW.company_id, NEW.user_account_id, c.channel, c.given, (acting() ->> 'user_id')::bigint, acting() ->> 'call'
      FROM (VALUES ('sms', NEW.sms, CASE WHEN TG_OP = 'UPDATE' THEN OLD.sms ELSE false END),
        ('viber', NEW.viber, CASE WHEN TG_OP = 'UPDATE' THEN OLD.viber ELSE false END),
        ('push', NEW.push, CASE WHEN TG_OP = 'UPDATE' THEN OLD.push ELSE false END),
        ('mail', NEW.mail, CASE WHEN TG_OP = 'UPDATE' THEN OLD.mail ELSE false END)) c (channel, given, before)
      WHERE c.given <> c.before;
  -- Whoever agrees anew is written to again.
  DELETE FROM suppressions s USING (VALUES ('sms', NEW.sms, CASE WHEN TG_OP = 'UPDATE' THEN OLD.sms ELSE false END, NEW.mobile),
      ('viber', NEW.viber, CASE WHEN TG_OP = 'UPDATE' THEN OLD.viber ELSE false END, NEW.mobile),
      ('email', NEW.mail, CASE WHEN TG_OP = 'UPDATE' THEN OLD.mail ELSE false END, NEW.email)) c (channel, given, before, address)
    WHERE c.given AND NOT c.before AND s.company_id = NEW.company_id AND s.channel = c.channel AND s.address IN (c.address, e164(NEW.country_id, c.address))
      AND s.reason = 'unsubscribed';
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What a customer has not been sent yet, or is sent again, leaves with its calling code too.
UPDATE messages m SET recipient = e164(c.country_id, c.mobile) FROM customers c WHERE m.state IN ('queued', 'failed') AND m.channel IN ('sms', 'viber')
  AND c.company_id = m.company_id AND c.user_account_id = m.user_account_id AND c.mobile = m.recipient;
