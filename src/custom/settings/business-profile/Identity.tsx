import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { checkVatNumber } from '../../../../contract/common/common.ts';
import {
  changeCompanyName,
  changeElorusClient,
  changeVatNumber,
} from '../../../../contract/settings/company-profile.ts';
import {
  type CompanySettings,
  companyDocuments,
  companyLogos,
} from '../../../../contract/settings/company-settings.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { ApiError, send } from '../../../session/api.ts';
import { useVatWords } from '../../billing/shared/use-vat-words.ts';
import { SettingsForm } from '../general/SettingsForm.tsx';
import { UploadGrid } from '../general/UploadGrid.tsx';
import { Upload } from '../general/Uploads.tsx';
import { useCountries } from '../general/use-countries.ts';

const saidForMs = 3000;
const settings = '/companies/{storeId}/settings';

/** Holds a tax number against its country before it is sent (vat-check-requires-both). */
function useVatCheck() {
  const translate = useTranslate();
  return async (sent: object) => {
    const { vat_number: afm, country_id } = sent as z.input<
      NonNullable<typeof changeVatNumber.body>
    >;
    const { data } = await send<typeof checkVatNumber>('POST', '/common/check-vat-number', {
      body: { afm, country_id },
    });
    const vat_number = [translate('validation.invalidVat')];
    if (!data.valid) throw new ApiError(422, { errors: { vat_number } });
  };
}

/** Name, tax number and the number in the invoicing system; what is wrong with the last two is said for 3 seconds (vat-elorus-errors-clear-3s). */
export function Identity({ saved }: { saved: CompanySettings }) {
  const options = useCountries().filter(({ vat }) => vat);
  const vatWords = useVatWords();
  const { name, vat_number, vat_check, country_id, elorus_client_id } = saved;
  return (
    <>
      <SettingsForm
        name="name"
        change={changeCompanyName}
        saved={{ name }}
        fields={[{ name: 'name', kind: 'text', maxLength: 120 }]}
      />
      <SettingsForm
        name="vat"
        change={changeVatNumber}
        saved={{ vat_number: vat_number ?? '', country_id }}
        check={useVatCheck()}
        forgetAfter={saidForMs}
        fields={[
          { name: 'vat_number', kind: 'text', maxLength: 20, hint: true },
          { name: 'country_id', kind: 'choice', options },
        ]}
      >
        {vat_check ? (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
            {vatWords(vat_check)}
          </Typography>
        ) : null}
      </SettingsForm>
      <SettingsForm
        name="elorus"
        hint
        change={changeElorusClient}
        saved={{ elorus_client_id }}
        toSend={(value) => ({ elorus_client_id: value.elorus_client_id || null })}
        forgetAfter={saidForMs}
        fields={[{ name: 'elorus_client_id', kind: 'text', maxLength: 40 }]}
      />
    </>
  );
}

/** How the company looks, and what anybody may read of its programme. */
export function Looks({ saved }: { saved: CompanySettings }) {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('businessProfile.titles.logos')}>
        <UploadGrid>
          {companyLogos.map((name) => (
            <Upload
              key={name}
              name={name}
              kind="image"
              path={`${settings}/upload-images`}
              saved={saved[name]}
              done="settingsForms.imageDone"
            />
          ))}
          <Upload
            name="loyalty_logo"
            kind="image"
            path={`${settings}/upload-loyalty-image`}
            saved={saved.loyalty_logo}
            done="settingsForms.imageDone"
          />
        </UploadGrid>
      </Section>
      <Section title={translate('businessProfile.titles.documents')}>
        <UploadGrid>
          {companyDocuments.map((name) => (
            <Upload
              key={name}
              name={name}
              kind="pdf"
              path={`${settings}/upload-file`}
              saved={saved[name]}
              done="settingsForms.fileDone"
            />
          ))}
        </UploadGrid>
      </Section>
    </>
  );
}
