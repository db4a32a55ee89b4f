/** Changes that break a released script although its integrity is right. */
import type { Change } from './release-variant';

/** The only export of a page's or fragment's script: `x.d(e,{searchPage:()=>Q})`. */
const GIVEN = /(\.d\(\w+,\{\w{4,}:\(\)=>)(\w+)(\}\))/;

const onlyIn =
  (start: string, change: (text: string) => string): Change =>
  (file, text) => {
    if (!file.startsWith(start)) return text;
    const changed = change(text);
    if (changed === text) throw new Error(`nothing was changed in ${file}`);
    return changed;
  };

const thrown = "throw new Error('a broken release')";

/** The script throws as soon as it runs. */
export const throwsOnLoad = (start: string): Change => onlyIn(start, (text) => `${thrown};${text}`);

/** The page's component throws at its first render; its loader and the rest are not changed. */
export const throwsOnRender = (page: string): Change =>
  onlyIn(`page-${page}.`, (text) => text.replace(GIVEN, `$1({...$2,Component(){${thrown}}})$3`));

/** The page's component never ends its first render, so that nothing else happens in the tab. */
export const hangsOnRender = (page: string): Change =>
  onlyIn(`page-${page}.`, (text) => text.replace(GIVEN, '$1({...$2,Component(){for(;;);}})$3'));

/** The slot's fragment throws at its first render. */
export const partThrowsOnRender = (slot: string): Change =>
  onlyIn(`fragment-${slot}.`, (text) => text.replace(GIVEN, `$1()=>{${thrown}}$3`));

/** The page works for a new shopper, and throws for one who was here before. */
export const throwsOnSecondVisit = (page: string): Change =>
  onlyIn(`page-${page}.`, (text) =>
    `var visitedBefore=localStorage.getItem('visited');localStorage.setItem('visited','yes');${text}`.replace(
      GIVEN,
      `$1visitedBefore?{...$2,Component(){${thrown}}}:$2$3`,
    ),
  );
