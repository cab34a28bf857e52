import { JsonInput as JsonInput_b3af21e5438de7c73bc48cacb2c8e20a } from '../../../cms/fields/json-input'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/fields/json-input#JsonInput": JsonInput_b3af21e5438de7c73bc48cacb2c8e20a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
