import { pdfOf } from './pdf-files'

/*
 * Files as shops get them, each written the way its program writes: what is on them stands in them alone, and none of it is text,
 * because letters depend on the renderer's fonts.
 */

/** A whole stamp of 58 × 22 mm from Inkscape: layers, millimetres with a box of their own, a clip, a mirrored copy, dashes. */
export const inkscapeStamp = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="58mm" height="22mm" viewBox="0 0 58 22" version="1.1" id="svg5" inkscape:version="1.3.2"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" inkscape:document-units="mm" showgrid="false"/>
  <defs id="defs2"><clipPath clipPathUnits="userSpaceOnUse" id="clip"><rect x="6" y="4" width="9" height="14" id="r1"/></clipPath></defs>
  <g inkscape:label="Calque 1" inkscape:groupmode="layer" id="layer1" transform="translate(1,0)">
    <rect style="fill:none;stroke:#000000;stroke-width:0.8;stroke-dasharray:3.2, 1.6;stroke-dashoffset:0" width="52" height="18" x="2" y="2" id="frame"/>
    <g id="half" clip-path="url(#clip)"><circle style="fill:#000000;fill-opacity:1" cx="15" cy="11" r="6" id="disc"/></g>
    <use x="0" y="0" xlink:href="#half" id="use1" transform="matrix(-1,0,0,1,44,0)"/>
    <path style="fill:none;stroke:#000000;stroke-width:1.2;stroke-linecap:round;stroke-linejoin:round" d="m 33,6 5,10 5,-10 5,10" id="wave"/>
  </g>
</svg>`

/** The same kind of page from an old Illustrator: points, styles as entities of the document, a compound path, a polygon. */
export const illustratorStamp = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 12.0.0, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY st0 "fill:#231F20;">
	<!ENTITY st1 "fill:none;stroke:#231F20;stroke-width:3;stroke-miterlimit:10;">
]>
<svg version="1.1" id="Layer_1" xmlns="&ns_svg;" width="164.409pt" height="62.362pt" viewBox="0 0 164.409 62.362" xml:space="preserve">
<g>
	<path style="&st0;" d="M40,12c10.5,0,19,8.5,19,19s-8.5,19-19,19s-19-8.5-19-19S29.5,12,40,12z M40,22c-5,0-9,4-9,9s4,9,9,9s9-4,9-9S45,22,40,22z" fill-rule="evenodd"/>
	<polygon style="&st0;" points="70,48 84,14 98,48 "/>
	<polyline style="&st1;" points="106,46 116,18 126,46 136,18 146,46 "/>
</g>
</svg>`

/** A page of 58 × 22 mm with a bleed of 3 mm around it, in inks of print, and the same as a drawing. */
export const printReadyPage = {
  pdf: (): Promise<Buffer> =>
    pdfOf([
      {
        size: [181.417, 79.37],
        content:
          'q 0 0 0 1 k 28.346 23.811 56.693 31.748 re f 2.5 w 0 0 0 1 K 99.213 23.811 m 113.386 55.559 127.559 55.559 141.732 23.811 c S Q',
        page: () => ({ TrimBox: [8.504, 8.504, 172.913, 70.866], BleedBox: [0, 0, 181.417, 79.37] }),
      },
    ]),
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="58mm" height="22mm" viewBox="8.504 8.504 164.409 62.362"><rect x="28.346" y="23.811" width="56.693" height="31.748"/><path d="M99.213 55.559C113.386 23.811 127.559 23.811 141.732 55.559" fill="none" stroke="#000" stroke-width="2.5"/></svg>`,
}

/** A firm's mark of 12 × 12 mm as Figma writes it. */
export const firmMark = `<svg width="45.354" height="45.354" viewBox="0 0 48 48" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)">
<path fill-rule="evenodd" clip-rule="evenodd" d="M24 4L44 40H4L24 4ZM24 17L15 33H33L24 17Z" fill="black"/>
<circle cx="24" cy="44" r="6" fill="black"/>
</g>
<defs><clipPath id="clip0_1_2"><rect width="48" height="48" fill="white"/></clipPath></defs>
</svg>`

/** The emblem in a notary's seal, 14 mm high: a mask that knocks out, gradients of one colour, a symbol that is used twice. */
export const notaryEmblem = `<svg xmlns="http://www.w3.org/2000/svg" width="14mm" height="14mm" viewBox="0 0 140 140">
<defs><symbol id="ray" viewBox="0 0 20 60"><path d="M10 0L20 60H0z"/></symbol>
<mask id="hole"><rect width="140" height="140" fill="#fff"/><circle cx="70" cy="70" r="18" fill="#000"/></mask></defs>
<g mask="url(#hole)"><circle cx="70" cy="70" r="42"/></g>
<use href="#ray" x="60" y="0" width="20" height="24"/>
<use href="#ray" x="60" y="0" width="20" height="24" transform="rotate(180 70 70)"/>
</svg>`
