ALTER TABLE "messages" ADD COLUMN "parts" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "sms_stop_number" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "sms_shortest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "sms_capitals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Texts that left before: by the alphabet of text messages, in which some letters are two, else by UTF-16 units.
UPDATE messages SET parts = case when c.length <= c.single then 1 else ceil(c.length / c.part::numeric) end
  FROM (SELECT company_id, message_id,
      case when plain then char_length(body) + char_length(body) - char_length(translate(body, '€{}[]\~^|', ''))
        else char_length(body) + char_length(regexp_replace(body, '[^\U00010000-\U0010FFFF]', '', 'g')) end as length,
      case when plain then 160 else 70 end as single, case when plain then 153 else 67 end as part
    FROM (SELECT company_id, message_id, body, translate(body, chr(10) || chr(13) ||
        '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&''()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà€{}[]\~^|', '') = '' as plain
      FROM messages WHERE channel = 'sms' AND state IN ('sent', 'delivered')) m) c
  WHERE messages.company_id = c.company_id AND messages.message_id = c.message_id;
