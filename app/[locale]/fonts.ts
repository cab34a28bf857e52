import localFont from 'next/font/local'

/**
 * The interface's one grotesque, cut to the weights and widths that are set (scripts/interface-font.mjs); its fallback is in globals.css,
 * with a face for each width.
 */
export const archivo = localFont({
  src: './archivo-latin.woff2',
  variable: '--font-archivo',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '100% 112%' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

/** The letters of our neighbours' names and addresses: fetched only where one of them stands. */
export const archivoExt = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2',
  variable: '--font-archivo-ext',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '62% 125%' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})
