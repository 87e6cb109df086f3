/** SQL that empties every column of a customer that names the person. */
export const scrubbed = `first_name = '–', last_name = null, mobile = null, email = null, phone = null, gender = null,
    birth_date = null, birthday = null, form_date = null, address = null, zipcode = null, county_id = null, user_id = null, marketing = false,
    sms = false, viber = false, push = false, mail = false, extra_attributes = '{}'`;
