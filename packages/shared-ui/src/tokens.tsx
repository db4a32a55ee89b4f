// The look of the shop as CSS custom properties. The shell puts `tokensCss` on the page once; the
// primitives in this package read nothing but these names, so any release of a remote fits any
// release of the shell as long as the names stay.

/** Colours as used on a white page in a bright workshop. Text colours reach 4.5:1 on every surface. */
const lightColors = {
  '--color-bg': '#f3f4f2',
  '--color-surface': '#ffffff',
  '--color-surface-2': '#e8eae8',
  '--color-text': '#14181a',
  '--color-text-muted': '#515a5e',
  '--color-line': '#d5d9d7',
  /** Edges of inputs and buttons: 3:1 against the surfaces (WCAG 1.4.11). */
  '--color-line-strong': '#757e82',
  /** Fill only; text on it is `--color-on-accent`. */
  '--color-accent': '#ff6a13',
  '--color-accent-hover': '#f05a00',
  /** The accent dark enough to be text or a thin line on a surface. */
  '--color-accent-strong': '#a83a00',
  '--color-on-accent': '#17110c',
  '--color-accent-surface': '#fff0e6',
  '--color-danger': '#b3141c',
  /** Fill of a button that destroys; text on it is `--color-on-danger`. */
  '--color-danger-fill': '#b3141c',
  '--color-danger-hover': '#8f0f16',
  '--color-on-danger': '#ffffff',
  '--color-danger-surface': '#fdeceb',
  '--color-success': '#17653a',
  '--color-success-surface': '#e6f3ea',
  '--color-warning': '#7a4d00',
  '--color-warning-surface': '#fff3d6',
  '--color-info': '#1b5583',
  '--color-info-surface': '#e7f0f7',
  '--color-focus': '#0b57d0',
  '--color-selection': '#ffd9bf',
  /** Header and footer: dark in both themes. */
  '--color-chrome': '#171b1d',
  '--color-chrome-2': '#24292c',
  '--color-on-chrome': '#f5f6f4',
  '--color-on-chrome-muted': '#b3babb',
  '--color-chrome-line': '#3a4145',
  '--color-chrome-focus': '#8ab8ff',
  '--color-chrome-info': '#8dc1ea',
  '--color-chrome-success': '#74cf98',
  '--color-chrome-danger': '#ff8f87',
  /** Background of photographs and drawings, which are cut out on white. */
  '--color-paper': '#ffffff',
  '--color-on-paper': '#3c4447',
  /** How a picture lies on its paper: in the dark its white takes the paper's grey. */
  '--paper-blend': 'normal',
  '--color-backdrop': 'rgb(12 15 16 / 0.55)',
  '--color-skeleton': '#dfe2e0',
  '--shadow-1': '0 1px 2px rgb(20 24 26 / 0.08)',
  '--shadow-2': '0 2px 6px rgb(20 24 26 / 0.1), 0 12px 32px rgb(20 24 26 / 0.16)',
} as const;

const darkColors = {
  '--color-bg': '#111416',
  '--color-surface': '#191d1f',
  '--color-surface-2': '#24292c',
  '--color-text': '#eef0ee',
  '--color-text-muted': '#a9b2b4',
  '--color-line': '#30363a',
  '--color-line-strong': '#7c868a',
  '--color-accent': '#ff7a2b',
  '--color-accent-hover': '#ff9350',
  '--color-accent-strong': '#ff9d63',
  '--color-on-accent': '#17110c',
  '--color-accent-surface': '#33200f',
  '--color-danger': '#ff8f87',
  '--color-danger-fill': '#c22f35',
  '--color-danger-hover': '#a8242a',
  '--color-on-danger': '#ffffff',
  '--color-danger-surface': '#3a1719',
  '--color-success': '#74cf98',
  '--color-success-surface': '#13301f',
  '--color-warning': '#f2c04c',
  '--color-warning-surface': '#35290c',
  '--color-info': '#8dc1ea',
  '--color-info-surface': '#132b3d',
  '--color-focus': '#8ab8ff',
  '--color-selection': '#6b3208',
  '--color-chrome': '#0a0c0d',
  '--color-chrome-2': '#1c2124',
  '--color-on-chrome': '#f5f6f4',
  '--color-on-chrome-muted': '#b3babb',
  '--color-chrome-line': '#343b3f',
  '--color-chrome-focus': '#8ab8ff',
  '--color-chrome-info': '#8dc1ea',
  '--color-chrome-success': '#74cf98',
  '--color-chrome-danger': '#ff8f87',
  '--color-paper': '#b9bfbd',
  '--color-on-paper': '#262d30',
  '--paper-blend': 'multiply',
  '--color-backdrop': 'rgb(0 0 0 / 0.66)',
  '--color-skeleton': '#2a3033',
  '--shadow-1': '0 1px 2px rgb(0 0 0 / 0.5)',
  '--shadow-2': '0 2px 6px rgb(0 0 0 / 0.5), 0 12px 32px rgb(0 0 0 / 0.6)',
} as const satisfies Record<keyof typeof lightColors, string>;

const scales = {
  '--space-1': '0.25rem',
  '--space-2': '0.5rem',
  '--space-3': '0.75rem',
  '--space-4': '1rem',
  '--space-5': '1.25rem',
  '--space-6': '1.5rem',
  '--space-7': '2rem',
  '--space-8': '2.5rem',
  '--space-9': '3rem',
  '--space-10': '4rem',
  '--space-11': '5rem',
  '--space-12': '6rem',

  '--font-body': "'Archivo Variable', 'Archivo Fallback', 'Helvetica Neue', Arial, sans-serif",
  '--font-mono': "ui-monospace, 'Cascadia Mono', 'Roboto Mono', Menlo, Consolas, monospace",
  '--text-xs': '0.75rem',
  '--text-sm': '0.875rem',
  '--text-md': '1rem',
  '--text-lg': '1.125rem',
  '--text-xl': 'clamp(1.1875rem, 1.13rem + 0.28vw, 1.375rem)',
  '--text-2xl': 'clamp(1.375rem, 1.27rem + 0.5vw, 1.75rem)',
  '--text-3xl': 'clamp(1.625rem, 1.43rem + 0.9vw, 2.25rem)',
  '--text-4xl': 'clamp(2rem, 1.6rem + 1.8vw, 3.25rem)',
  '--leading-tight': '1.12',
  '--leading-snug': '1.3',
  '--leading-body': '1.55',
  '--weight-regular': '400',
  '--weight-medium': '500',
  '--weight-strong': '620',
  '--weight-heavy': '720',
  '--tracking-tight': '-0.012em',
  '--tracking-label': '0.04em',

  '--radius-1': '2px',
  '--radius-2': '4px',
  '--measure': '65ch',
  '--page-width': '80rem',
  '--gutter': 'clamp(1rem, 0.6rem + 1.8vw, 2rem)',
  /** A thumb does not grow with the letters. */
  '--touch': 'min(2.75rem, 56px)',
  '--header-height': '3.5rem',
  /** What the window's lower edge keeps for itself: the shell's foot on a phone, a phone's own edge. */
  '--foot': 'env(safe-area-inset-bottom, 0px)',
  /** Set by a page that has a bar fixed to the bottom, so that toasts stay above it and the foot. */
  '--bottom-bar-height': 'var(--foot)',

  /** The `display` of what is on paper only, such as the lines where a paper is signed. */
  '--paper-only': 'none',

  '--z-raised': '1',
  '--z-sticky': '10',
  '--z-header': '20',
  '--z-menu': '30',
  '--z-toast': '40',
  '--speed-fast': '120ms',
  '--speed-medium': '200ms',
  '--ease': 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

type TokenName = keyof typeof lightColors | keyof typeof scales;

/** Every custom property that a remote may use, in the order a design page would show them. */
export const tokenNames: readonly TokenName[] = [
  ...(Object.keys(lightColors) as (keyof typeof lightColors)[]),
  ...(Object.keys(scales) as (keyof typeof scales)[]),
];

function declarations(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}

const base = `
/* Not for ::before and ::after: a rule for them makes the browser work out two more styles for
   every element of the page. */
*{box-sizing:border-box;margin:0;}
html{
  color:var(--color-text);background:var(--color-bg);
  font-family:var(--font-body);font-size:100%;line-height:var(--leading-body);
  font-variant-numeric:tabular-nums;font-synthesis:weight;-webkit-text-size-adjust:100%;text-size-adjust:100%;
  -webkit-tap-highlight-color:transparent;
  scroll-padding-top:calc(var(--header-height) + var(--space-4));
}
/* A modal locks the page's scroll. The scrollbar's room stays, as dark as the backdrop, so that the
   page doesn't move; the body's own background keeps the page from being darkened twice. */
html[data-modal]{
  overflow:hidden;scrollbar-gutter:stable;
  background:color-mix(in srgb,rgb(12 15 16) 60%,var(--color-bg));
}
body{
  min-height:100vh;min-height:100dvh;
  background:var(--color-bg);
  padding-inline:env(safe-area-inset-left) env(safe-area-inset-right);
  overflow-wrap:break-word;
}
h1,h2,h3,h4,h5,h6{
  font-weight:var(--weight-heavy);line-height:var(--leading-tight);
  letter-spacing:var(--tracking-tight);word-spacing:0.06em;text-wrap:balance;
}
h1{font-size:var(--text-3xl);}
h2{font-size:var(--text-2xl);}
h3{font-size:var(--text-xl);line-height:var(--leading-snug);}
h4,h5,h6{font-size:var(--text-md);line-height:var(--leading-snug);letter-spacing:0;}
p{text-wrap:pretty;}
b,strong{font-weight:var(--weight-strong);}
small{font-size:var(--text-sm);}
/* This selector has no specificity, so that one class on a link sets its colour, also while the
   pointer is on it. */
:where(a){
  color:inherit;text-decoration-line:underline;text-decoration-thickness:1px;
  text-decoration-color:var(--color-line-strong);text-underline-offset:0.2em;
  touch-action:manipulation;
}
@media (hover:hover){:where(a:hover){color:var(--color-accent-strong);text-decoration-color:currentColor;}}
ul,ol{padding:0;list-style-type:'';}
dd{margin:0;}
img,picture,video,canvas,svg{display:block;max-width:100%;}
img,video{height:auto;}
input,button,textarea,select{font:inherit;letter-spacing:inherit;color:inherit;}
button{cursor:pointer;touch-action:manipulation;}
fieldset{min-width:0;padding:0;border:0;}
legend{padding:0;}
table{border-collapse:collapse;}
th{text-align:start;font-weight:var(--weight-strong);}
figcaption{color:var(--color-text-muted);font-size:var(--text-sm);}
code,kbd,samp,pre{font-family:var(--font-mono);font-size:0.92em;}
hr{height:0;border:0;border-top:1px solid var(--color-line);}
summary{cursor:pointer;}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px;}
[tabindex='-1']:focus{outline:none;}
::selection{background:var(--color-selection);}
::placeholder{color:var(--color-text-muted);opacity:1;}
[hidden]{display:none !important;}
@media (min-width:64rem){:root{--header-height:4.5rem;}}
/* Paper is as black as the page there, and a picture on it would be too. */
@media (forced-colors:active){:root:root:root{--paper-blend:normal;}}
@media (prefers-reduced-motion:reduce){
  *,*::before,*::after,::backdrop{
    animation-duration:0.01ms !important;
    animation-iteration-count:1 !important;transition-duration:0s !important;
    scroll-behavior:auto !important;
  }
}
@media print{
  /* Browsers seldom print backgrounds, so text on the dark header and footer is printed dark as
     well. */
  :root{
    --color-chrome:#fff;--color-chrome-2:#eee;--color-chrome-line:#999;
    --color-on-chrome:#000;--color-on-chrome-muted:#444;
  }
  html,body{background:none;}
  /* 13 px: about ten points, in which a paper is set. */
  html{font-size:81.25%;}
  /* Buttons have no use on paper. */
  button{display:none !important;}
  h1,h2,h3,h4{break-after:avoid;}
  tr,figure,img{break-inside:avoid;}
}
`;

/**
 * Plain CSS: tokens for light and dark, a small reset, and base element styles. Dark follows the
 * system on screens, paper is light; `data-theme="light"` or `"dark"` on the root overrides it.
 */
export const tokensCss: string = [
  `:root{color-scheme:light;${declarations(scales)}${declarations(lightColors)}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){color-scheme:dark;${declarations(darkColors)}}}`,
  `:root[data-theme='dark']{color-scheme:dark;${declarations(darkColors)}}`,
  base,
].join('\n');
