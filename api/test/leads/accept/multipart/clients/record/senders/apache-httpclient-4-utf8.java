import java.io.File;
import java.nio.charset.StandardCharsets;
import org.apache.http.client.methods.HttpPost;
import org.apache.http.entity.ContentType;
import org.apache.http.entity.mime.*;
import org.apache.http.impl.client.*;
import org.apache.http.util.VersionInfo;

/** As forums advise those whose letters came out as question marks. */
class Main {
  public static void main(String[] arguments) throws Exception {
    ContentType text = ContentType.create("text/plain", StandardCharsets.UTF_8);
    MultipartEntityBuilder form = MultipartEntityBuilder.create();
    form.setMode(HttpMultipartMode.BROWSER_COMPATIBLE).setCharset(StandardCharsets.UTF_8);
    for (int index = 1; index < arguments.length; index++) {
      String[] pair = arguments[index].split("=", 2);
      if (pair[1].startsWith("@")) form.addBinaryBody(pair[0], new File(pair[1].substring(1)));
      else form.addTextBody(pair[0], pair[1], text);
    }
    HttpPost post = new HttpPost(arguments[0]);
    post.setEntity(form.build());
    HttpClients.createDefault().execute(post).close();
    System.out.println("Apache HttpClient " + VersionInfo.loadVersionInfo("org.apache.http.client", null).getRelease());
  }
}
