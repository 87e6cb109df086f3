// The two documents of a release that say what it is made of: NOTICE with the licences, and bom.cdx.json, a CycloneDX list.
import * as CDX from '@cyclonedx/cyclonedx-library';
import { licenceTexts } from './parts.mjs';

/** NOTICE: each part with its licence, and each text of a licence once, below the parts that it covers. */
export function noticeOf(name, parts) {
  const texts = new Map();
  for (const part of parts)
    for (const text of licenceTexts(part.folder))
      texts.set(text, [...(texts.get(text) ?? []), `${part.name} ${part.version}`]);
  const lines = parts.map((part) => `- ${part.name} ${part.version}: ${part.license}`);
  const full = [...texts].map(
    ([text, names]) => `${'='.repeat(80)}\n${names.join(', ')}\n\n${text}`,
  );
  return `${name} is under the MIT licence (LICENSE). It contains:\n\n${lines.join('\n')}\n\n${full.join('\n\n')}\n`;
}

/** The list of parts as CycloneDX 1.6 JSON. */
export function billOfMaterials(product, parts) {
  const { Models, Enums, Serialize, Spec } = CDX;
  const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const componentOf = (part, type) => {
    const component = new Models.Component(type, part.name, {
      version: part.version,
      purl: purlOf(part),
      bomRef: purlOf(part),
    });
    const isOne = /^[\w.+-]+$/.test(part.license);
    component.licenses.add(
      isOne ? new Models.SpdxLicense(part.license) : new Models.LicenseExpression(part.license),
    );
    return component;
  };
  const bom = new Models.Bom();
  bom.metadata.component = componentOf(product, Enums.ComponentType.Application);
  for (const part of parts) bom.components.add(componentOf(part, Enums.ComponentType.Library));
  const normalizers = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(normalizers).serialize(bom, {
    sortLists: true,
    space: 1,
  });
}
