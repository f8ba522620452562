import java.io.File;
import okhttp3.*;

class Main {
  public static void main(String[] arguments) throws Exception {
    MultipartBody.Builder form = new MultipartBody.Builder().setType(MultipartBody.FORM);
    for (int index = 1; index < arguments.length; index++) {
      String[] pair = arguments[index].split("=", 2);
      if (pair[1].startsWith("@")) {
        File file = new File(pair[1].substring(1));
        form.addFormDataPart(pair[0], file.getName(), RequestBody.create(MediaType.parse("application/pdf"), file));
      } else form.addFormDataPart(pair[0], pair[1]);
    }
    OkHttpClient client = new OkHttpClient();
    client.newCall(new Request.Builder().url(arguments[0]).post(form.build()).build()).execute().close();
    System.out.println("OkHttp " + okhttp3.internal.Version.userAgent().substring(7));
    System.exit(0);
  }
}
