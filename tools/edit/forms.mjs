import fs from 'node:fs';

/** No step of a form takes this long unless something is wrong, in ms. */
const LONGEST = 30_000;

/** The forms of `npm run edit` as a person uses them, in a page of Playwright's. */
export class Forms {
  constructor(page, origin) {
    this.page = page;
    this.origin = origin;
    page.setDefaultTimeout(LONGEST);
    // Decap asks whether unsaved changes may be lost.
    page.on('dialog', (dialog) => void dialog.accept());
  }

  async logIn() {
    await this.page.goto(this.origin);
    await this.page.getByRole('button', { name: /login/i }).click();
    await this.page.getByText('10 Ways AI').first().waitFor();
  }

  /** Opens a file's form, or that of a new one, afresh: Decap takes a change back to what it was first for no change. */
  async open(collection, entry) {
    await this.page.goto('about:blank');
    const place = entry ? `entries/${entry}` : 'new';
    await this.page.goto(`${this.origin}/#/collections/${collection}/${place}`);
    await this.page
      .getByRole('button', { name: /^publish(ed)?$/i })
      .first()
      .waitFor();
    await this.page.waitForTimeout(1000);
  }

  /** Replaces what stands in a field, key by key as a person does: Decap loses words that are set at once. */
  async fill(field, words) {
    await field.click();
    await field.press('ControlOrMeta+a');
    await field.press('Delete');
    await this.page.keyboard.insertText(words);
  }

  /** Saves; resolves when it is saved, or refused. */
  async publish({ refused = false } = {}) {
    await this.page.getByRole('button', { name: /^publish$/i }).click();
    await this.page.getByText('Publish now', { exact: true }).click();
    if (refused) await this.page.locator('#problems li').first().waitFor();
    else await this.#saved();
  }

  /** Decap reads what it has saved again, and draws the form anew. */
  async #saved() {
    await this.page
      .getByText(/changes saved/i)
      .first()
      .waitFor();
    await this.page.waitForTimeout(2000);
  }

  /** Unfolds the item of a list that is known by these words: they follow its two buttons, unfold and remove. */
  async unfold(words) {
    const heading = this.page.getByText(words, { exact: true }).first();
    await heading.locator('xpath=preceding::button[2]').click();
  }

  async addPicture(file, name) {
    await this.page.getByRole('button', { name: /choose an image/i }).click();
    await this.page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'image/jpeg',
      buffer: fs.readFileSync(file),
    });
    await this.page.getByRole('button', { name: /choose selected/i }).click();
  }

  async addText(field, words) {
    await this.page
      .getByRole('button', { name: new RegExp(`add ${field}`, 'i') })
      .click();
    await this.fill(
      this.page.getByLabel('Text', { exact: true }).first(),
      words,
    );
  }
}
